/**
 * Cuts the fonts of the scorecard's picture out of Nunito and writes them to app/share/fonts.
 * Run it again after changing what the picture writes: node scripts/picture/cutFonts.mjs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

const OUT = new URL('../../app/share/fonts/', import.meta.url)
const NUNITO = new URL('../../node_modules/@fontsource/nunito/', import.meta.url)

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')

const ASCII = range(0x20, 0x7e)
const PUNCTUATION = '–—‘’“”…•€™'

const CUTS = {
  'names-latin': { from: 'latin-800', text: ASCII + range(0xa0, 0xff) + PUNCTUATION },
  'names-latin-ext': {
    from: 'latin-ext-800',
    text: range(0x100, 0x17f) + range(0x218, 0x21b),
  },
  'names-vietnamese': {
    from: 'vietnamese-800',
    text: range(0x100, 0x1b0) + range(0x1ea0, 0x1ef9),
  },
  'names-cyrillic': { from: 'cyrillic-800', text: range(0x400, 0x4ff) },
  totals: { from: 'latin-900', text: ASCII },
  figures: { from: 'latin-700', text: '0123456789–' },
}

await mkdir(OUT, { recursive: true })
for (const [name, { from, text }] of Object.entries(CUTS)) {
  const whole = await readFile(new URL(`files/nunito-${from}-normal.woff`, NUNITO))
  const font = await subset(whole, text, {
    targetFormat: 'woff',
    // satori measures without kerning and draws with it: a line would end beyond its own width.
    keepFeatures: [],
    noHinting: true,
  })
  await writeFile(new URL(`${name}.woff`, OUT), font)
  console.log(`${name}.woff`, font.length)
}
await writeFile(new URL('OFL.txt', OUT), await readFile(new URL('LICENSE', NUNITO)))
