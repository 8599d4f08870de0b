/** The light scheme of app/styles/tokens.css: a picture has no scheme to follow. */
export const INK = {
  paper: '#ffffff',
  felt: '#53c55e',
  onFelt: '#0b2213',
  ink: '#0f2b19',
  ink2: '#3b5843',
  green: '#1b6224',
  line: '#dcdfc8',
  pale: '#e6f4da',
  sun: '#ffc93c',
  sunRow: '#ffecbd',
} as const

/** Players' colors by number, from 1. */
export const PLAYER_INK = [
  '#db4a2b',
  '#1b52c4',
  '#b98a00',
  '#0b9a8d',
  '#5c2a80',
  '#7f8bd0',
  '#5a3a12',
  '#e0307f',
  '#0c1f33',
  '#5f6b63',
] as const

/** The cuts of Nunito that scripts/picture/cutFonts.mjs makes. */
export const FACE = {
  names: { fontFamily: 'names-latin', fontWeight: 800 },
  totals: { fontFamily: 'totals', fontWeight: 900 },
  figures: { fontFamily: 'figures', fontWeight: 700 },
} as const
