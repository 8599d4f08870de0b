import About from '#content/pages/about.mdx'
import Imprint from '#content/pages/imprint.mdx'
import Privacy from '#content/pages/privacy.mdx'
import Terms from '#content/pages/terms.mdx'
import type { PageSlug } from './pages'

/** The words of the pages around the blog. */
export const PAGE_BODIES = {
  about: About,
  terms: Terms,
  privacy: Privacy,
  imprint: Imprint,
} satisfies Record<PageSlug, unknown>
