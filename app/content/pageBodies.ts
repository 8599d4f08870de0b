import type { MDXContent } from 'mdx/types'
import { lazy } from 'react'
import type { PageSlug } from './pages'

/** The words of the pages around the blog. */
export const PAGE_BODIES = {
  about: lazy<MDXContent>(() => import('#content/pages/about.mdx')),
  terms: lazy<MDXContent>(() => import('#content/pages/terms.mdx')),
  privacy: lazy<MDXContent>(() => import('#content/pages/privacy.mdx')),
  imprint: lazy<MDXContent>(() => import('#content/pages/imprint.mdx')),
} satisfies Record<PageSlug, unknown>
