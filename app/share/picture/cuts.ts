/** The fonts in app/share/fonts, most wanted first; a letter that one lacks comes from the next. */
export const CUTS = [
  { name: 'names-latin', weight: 800 },
  { name: 'names-latin-ext', weight: 800 },
  { name: 'names-vietnamese', weight: 800 },
  { name: 'names-cyrillic', weight: 800 },
  { name: 'totals', weight: 900 },
  { name: 'figures', weight: 700 },
] as const

export type Cut = (typeof CUTS)[number]['name']
