import { CATEGORIES, categorySlug } from './categories'
import type { Article } from './readContent'

export interface Address {
  readonly path: string
  /** The day of its last change, where it is known. */
  readonly updated?: string
}

/** Takes the articles, returns every page of the site that wants to be found. */
export const addressesOf = (articles: readonly Article[]): Address[] => [
  { path: '/' },
  { path: '/game' },
  {
    path: '/blog',
    updated: articles.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), ''),
  },
  ...articles.map(({ slug, updated }) => ({ path: `/blog/${slug}`, updated })),
  { path: '/about' },
  { path: '/terms' },
  { path: '/privacy' },
  { path: '/imprint' },
]

/** The blog's list once more for each category. */
export const FILTERED_LISTS = CATEGORIES.map(
  (category) => `/blog?category=${categorySlug(category)}`,
)
