import { graphemes } from './graphemes'
import { INK } from './ink'
import { NAME_SIZE } from './measure'
import { nameKey, type NameImage, type NameImages, type WantedName } from './names'

type Canvas = OffscreenCanvas | HTMLCanvasElement

/** Sharp at the picture's scale of 2, also when turned. */
const DENSITY = 3
const EM = NAME_SIZE * DENSITY
const FONT = `800 ${EM}px ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", system-ui, sans-serif`
/** Above and below the base line in em: Nunito's line, and what stacked letters may take at most. */
const ABOVE = { least: 1.011, most: 1.5 }
const BELOW = { least: 0.353, most: 0.8 }
const SIDE = 0.06 * EM

/** Takes names and a maker of canvases, returns images of them in the device's own fonts. */
export async function drawNames(
  wanted: readonly WantedName[],
  newCanvas: (width: number, height: number) => Canvas,
): Promise<NameImages> {
  const drawn = wanted.map(
    async (one) => [nameKey(one), await draw(one, newCanvas)] as const,
  )
  return Object.fromEntries(await Promise.all(drawn))
}

async function draw(
  { name, width: room }: WantedName,
  newCanvas: (width: number, height: number) => Canvas,
): Promise<NameImage> {
  const measuring = pen(newCanvas(1, 1), name)
  const text = shorten(
    name,
    (shown) => measuring.measureText(shown).width <= room * DENSITY,
  )
  const metrics = measuring.measureText(text)
  const above = within(metrics.actualBoundingBoxAscent, ABOVE)
  const below = within(metrics.actualBoundingBoxDescent, BELOW)
  const canvas = newCanvas(Math.ceil(metrics.width + 2 * SIDE), Math.ceil(above + below))
  pen(canvas, name).fillText(text, SIDE, above)
  return {
    src: await dataAddress(canvas),
    width: canvas.width / DENSITY,
    height: canvas.height / DENSITY,
  }
}

function pen(canvas: Canvas, name: string) {
  // The compiler knows the two kinds of canvas apart only one at a time.
  const context =
    'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw names on.')
  context.font = FONT
  context.fillStyle = INK.ink
  context.textAlign = 'left'
  context.direction = readsLeftwards(name) ? 'rtl' : 'ltr'
  return context
}

const within = (height: number, { least, most }: { least: number; most: number }) =>
  Math.min(Math.max(height, least * EM), most * EM)

/** Takes a name and whether a text fits, returns the name or as much of it as fits with an ellipsis. */
export function shorten(name: string, fits: (text: string) => boolean): string {
  if (fits(name)) return name
  const parts = graphemes(name)
  const cut = (count: number) => `${parts.slice(0, count).join('').trimEnd()}…`
  const count = parts.findIndex((_, index) => !fits(cut(index + 1)))
  return cut(Math.max(count, 1))
}

/** True when the first letter is of a script that runs from right to left. */
export const readsLeftwards = (name: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
    name,
  )

async function dataAddress(canvas: Canvas): Promise<string> {
  if (!('convertToBlob' in canvas)) return canvas.toDataURL('image/png')
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:image/png;base64,${btoa(text)}`
}
