import { initWasm } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from 'satori/standalone'
import type { Round } from '~/golf/round'
import { scorecardOf } from '~/golf/scorecard'
import { CUTS } from '~/share/picture/cuts'
import type { Fonts } from '~/share/picture/drawSvg'
import type { PictureContent } from '~/share/picture/scorecardPicture'

const { resolve } = createRequire(import.meta.url)
const folder = new URL('../../app/share/fonts/', import.meta.url)

/** Starts satori and resvg as the worker does, with the files from the disk. */
export async function startEngines(): Promise<Fonts> {
  await init(await readFile(resolve('satori/yoga.wasm')))
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(
    CUTS.map(async (cut) => ({ ...cut, data: await fontFile(cut.name) })),
  )
}

export const fontFile = (name: string): Promise<Buffer> =>
  readFile(new URL(`${name}.woff`, folder))

export const contentOf = (round: Round): PictureContent => ({
  scorecard: scorecardOf(round),
  date: 'Saturday, November 21, 2026',
  site: 'puttogether.example',
})

/** All that an SVG drawn `asText` says, in order. */
export const textOf = (svg: string): string =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, words]) => words)
    .join('')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Width and height that a PNG file states; throws when it is none. */
export function pngSize(png: Uint8Array): readonly [number, number] {
  const view = new DataView(png.buffer, png.byteOffset)
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452)
    throw new Error('This is no PNG.')
  return [view.getUint32(16), view.getUint32(20)]
}
