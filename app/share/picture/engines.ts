import { initWasm } from '@resvg/resvg-wasm'
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm?url'
import { init } from 'satori/standalone'
import yogaWasm from 'satori/yoga.wasm?url'
import figures from '~/share/fonts/figures.woff?url'
import namesCyrillic from '~/share/fonts/names-cyrillic.woff?url'
import namesLatinExt from '~/share/fonts/names-latin-ext.woff?url'
import namesLatin from '~/share/fonts/names-latin.woff?url'
import namesVietnamese from '~/share/fonts/names-vietnamese.woff?url'
import totals from '~/share/fonts/totals.woff?url'
import { CUTS, type Cut } from './cuts'
import type { Fonts } from './drawSvg'

/** Short of the page's own limit, so that the page can still make the pixels itself. */
const RESVG_LIMIT = 8_000

const FONT_FILES = {
  'names-latin': namesLatin,
  'names-latin-ext': namesLatinExt,
  'names-vietnamese': namesVietnamese,
  'names-cyrillic': namesCyrillic,
  totals,
  figures,
} satisfies Record<Cut, string>

/** Starts satori; returns its fonts. Throws where no wasm runs or a file does not come. */
export async function startSatori(): Promise<Fonts> {
  const [fonts] = await Promise.all([
    Promise.all(
      CUTS.map(async (cut) => ({ ...cut, data: await load(FONT_FILES[cut.name]) })),
    ),
    compile(yogaWasm).then(init),
  ])
  return fonts
}

/** Starts resvg; false where it does not come up in time. Call once: a second start throws. */
export const startResvg = (): Promise<boolean> =>
  Promise.race([
    compile(resvgWasm)
      .then(initWasm)
      .then(
        () => true,
        () => false,
      ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), RESVG_LIMIT)),
  ])

async function compile(address: string): Promise<WebAssembly.Module> {
  const answer = await ask(address)
  if (answer.headers.get('Content-Type') === 'application/wasm') {
    return WebAssembly.compileStreaming(answer)
  }
  return WebAssembly.compile(await answer.arrayBuffer())
}

const load = async (address: string) => (await ask(address)).arrayBuffer()

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
