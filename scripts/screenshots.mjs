import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withCamera } from './gallery/camera.mjs'
import { GAME } from './gallery/game.mjs'
import { round } from './gallery/rounds.mjs'
import { SITE } from './gallery/site.mjs'

/** Photographs what is built for the browsers' install dialogs and the README; commit what it made. */
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const WIDE = { viewport: { width: 1280, height: 800 } }
const SCORED = {
  ...GAME['hole-in-one'],
  kept: round({ scored: 7, hole: 8, strokes: { Maya: { 8: 0 } } }),
}
const FOR_INSTALL = {
  hole: [SCORED, NARROW],
  scorecard: [GAME.scorecard, NARROW],
  home: [SITE['home-first'], WIDE],
  blog: [{ ...SITE.blog, whole: false }, WIDE],
}
const FOR_README = [GAME.setup, SCORED, GAME.scorecard]

mkdirSync('public/screenshots', { recursive: true })
await withCamera(async (photograph) => {
  for (const [name, [screen, device]] of Object.entries(FOR_INSTALL))
    await photograph(screen, device, `public/screenshots/${name}.png`)
  const phones = []
  for (const screen of FOR_README) phones.push(await photograph(screen, NARROW))
  writeFileSync('docs/round.png', await sideBySide(phones))
})

/** Lays pictures of phones beside each other, as one PNG. */
async function sideBySide(phones) {
  const [width, height, gap] = [NARROW.viewport.width, NARROW.viewport.height, 20]
  const images = phones.map(
    (png, place) =>
      `<image x="${gap + place * (width + gap)}" y="${gap}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  )
  const [w, h] = [gap + phones.length * (width + gap), height + 2 * gap]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#fff9ea"/>${images.join('')}</svg>`
  const wasm = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(fileURLToPath(wasm)))
  return new Resvg(svg, { fitTo: { mode: 'width', value: 1000 } }).render().asPng()
}
