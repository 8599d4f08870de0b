import type { MDXContent } from 'mdx/types'
import type { Article } from './readContent'

// All at once: a server must not miss an article's words once its build has been replaced.
const bodies = import.meta.glob<MDXContent>('/content/articles/*.mdx', {
  eager: true,
  import: 'default',
})

/** Takes an article, returns its words. */
export function bodyOf({ slug }: Article): MDXContent {
  const body = bodies[`/content/articles/${slug}.mdx`]
  if (!body) throw new Error(`content/articles/${slug}.mdx: expected a file`)
  return body
}
