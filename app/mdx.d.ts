declare module '*.mdx' {
  import type { MDXProps } from 'mdx/types'
  import type { ReactElement } from 'react'
  export default function MDXContent(props: MDXProps): ReactElement
}
