import { Resvg } from '@resvg/resvg-wasm'
import { INK } from './ink'
import { scaleFor } from './pixels'

/** Takes the picture as SVG, returns it as a PNG file's bytes. resvg has to be started before. */
export function drawPng(svg: string): Uint8Array<ArrayBuffer> {
  const { width, height } = sizeOf(svg)
  const drawn = new Resvg(svg, {
    background: INK.paper,
    font: { loadSystemFonts: false },
    fitTo: { mode: 'zoom', value: scaleFor(width, height) },
  })
  const image = drawn.render()
  const png = new Uint8Array(image.asPng())
  image.free()
  drawn.free()
  return png
}

/** The size that an SVG states, in CSS pixels. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
