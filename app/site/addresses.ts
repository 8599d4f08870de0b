import { articles } from '~/content/articles'

interface Address {
  readonly path: string
  /** The day of its last change, where it is known. */
  readonly updated?: string
}

const newest = articles
  .map(({ updated }) => updated)
  .reduce((a, b) => (a > b ? a : b), '')

/** Every page of the site that wants to be found. */
export const ADDRESSES: readonly Address[] = [
  { path: '/' },
  { path: '/game' },
  { path: '/blog', updated: newest },
  ...articles.map(({ slug, updated }) => ({ path: `/blog/${slug}`, updated })),
  { path: '/about' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/imprint' },
]
