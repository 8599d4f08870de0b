import { drawNames } from './picture/drawNames'
import { drawPng } from './picture/drawPng'
import { drawSvg } from './picture/drawSvg'
import { startResvg, startSatori } from './picture/engines'
import { namesForDevice } from './picture/names'
import type { WorkerAnswer, WorkerOrder } from './protocol'

const satori = typeof WebAssembly === 'undefined' ? null : startSatori()
const resvg = satori && startResvg()
satori?.catch(() => null)

let newest = 0

self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) => {
  newest = data.id
  draw(data).then(answer, (error: unknown) =>
    answer({
      id: data.id,
      kind: 'failed',
      reason: error instanceof WebAssembly.CompileError ? 'no-wasm' : 'crash',
      message: String(error),
    }),
  )
})

async function draw({ id, content, images }: WorkerOrder): Promise<WorkerAnswer> {
  if (!satori)
    return { id, kind: 'failed', reason: 'no-wasm', message: 'No WebAssembly.' }
  const fonts = await satori
  const names = images ?? (await drawNames(namesForDevice(content.scorecard), newCanvas))
  await newerOrders()
  if (id !== newest) return { id, kind: 'dropped' }
  const svg = await drawSvg(content, names, fonts)
  const canDraw = await resvg
  await newerOrders()
  if (id !== newest) return { id, kind: 'dropped' }
  const png = canDraw && tryPng(svg)
  return png ? { id, kind: 'png', png } : { id, kind: 'svg', svg }
}

/** Null when resvg breaks down: the page can still make pixels of the SVG. */
function tryPng(svg: string): ArrayBuffer | null {
  try {
    return drawPng(svg).buffer
  } catch (error) {
    console.error('resvg made no picture.', error)
    return null
  }
}

const newCanvas = (width: number, height: number) => new OffscreenCanvas(width, height)

/** Lets messages in that came while the worker was busy. */
const newerOrders = () => new Promise((resolve) => setTimeout(resolve))

function answer(answer: WorkerAnswer) {
  self.postMessage(answer, { transfer: answer.kind === 'png' ? [answer.png] : [] })
}
