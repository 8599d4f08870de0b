/** What the product is called, in every place that names it. */
export const SITE = {
  name: 'Puttogether',
  tagline: 'Track mini golf scores for your group – right from your phone.',
  promise: 'Free. No install. No signup.',
  /** The felt, by day and by night: what a browser paints around the page. */
  colors: { light: '#53c55e', dark: '#0d2c18' },
  blog: {
    title: 'The mini golf blog',
    subtitle: 'Short reads on rules, scoring, manners and a bit of history.',
  },
  game: {
    title: 'Scorecard',
    description:
      'Add your players, choose 1 to 36 holes and keep mini golf scores with one tap each. Free, no signup, and the round stays on your phone.',
  },
} as const
