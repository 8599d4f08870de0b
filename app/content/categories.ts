/** What the blog is sorted by, in the order of its filter. */
export const CATEGORIES = [
  'Getting Started',
  'Rules & Scoring',
  'Rules & Etiquette',
  'Family & Kids',
  'Tips & Strategy',
  'Equipment & Tips',
  'History & Culture',
  'Fun & Social',
] as const

export type Category = (typeof CATEGORIES)[number]

/** Takes a category, returns the word for it in an address: "Rules & Scoring" is `rules-scoring`. */
export const categorySlug = (category: Category): string =>
  category.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Takes the word of an address, returns its category; null for any other word. */
export const categoryOf = (slug: string | null): Category | null =>
  CATEGORIES.find((category) => categorySlug(category) === slug) ?? null
