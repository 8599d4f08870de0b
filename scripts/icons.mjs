import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Draws the PNG icons that phones ask for; run it after a change of an SVG, and commit what it made. */
const ICONS = {
  'favicon.png': ['public/favicon.svg', 32],
  'apple.png': ['scripts/icons/maskable.svg', 180],
  'any-96.png': ['public/icon.svg', 96],
  'any-192.png': ['public/icon.svg', 192],
  'any-512.png': ['public/icon.svg', 512],
  'maskable-192.png': ['scripts/icons/maskable.svg', 192],
  'maskable-512.png': ['scripts/icons/maskable.svg', 512],
  'monochrome-512.png': ['scripts/icons/monochrome.svg', 512],
}
const wasm = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')

await initWasm(readFileSync(fileURLToPath(wasm)))
mkdirSync('public/icons', { recursive: true })
for (const [name, [svg, width]] of Object.entries(ICONS)) {
  const drawing = new Resvg(readFileSync(svg, 'utf8'), {
    fitTo: { mode: 'width', value: width },
  })
  writeFileSync(`public/icons/${name}`, drawing.render().asPng())
}
