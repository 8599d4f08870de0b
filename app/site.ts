/** What the product is called, in every place that names it. */
export const SITE = {
  name: 'Puttogether',
  tagline: 'Track mini golf scores for your group – right from your phone.',
} as const
