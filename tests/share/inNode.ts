import { initWasm } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from 'satori/standalone'
import { CUTS } from '~/share/picture/cuts'
import { drawSvg, type Fonts } from '~/share/picture/drawSvg'

const { resolve } = createRequire(import.meta.url)
const folder = new URL('../../app/share/fonts/', import.meta.url)

/** Starts satori and resvg as the worker does, with the files from the disk. */
export async function start(): Promise<Fonts> {
  await init(await readFile(resolve('satori/yoga.wasm')))
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(
    CUTS.map(async (cut) => ({
      ...cut,
      data: await readFile(new URL(`${cut.name}.woff`, folder)),
    })),
  )
}

export { drawSvg }
