import { PictureFailure } from './pictureFailure'
import type { WorkerAnswer, WorkerOrder } from './protocol'

/** The worker with its wasm takes room: it goes after a minute in which nobody asked for a picture. */
const IDLE = 60_000

interface Waiting {
  readonly id: number
  readonly resolve: (answer: WorkerAnswer) => void
  readonly reject: (failure: PictureFailure) => void
}

let worker: Worker | null = null
let waiting: Waiting | null = null
let letGo: ReturnType<typeof setTimeout> | undefined

/**
 * Takes an order, returns the worker's answer; starts the worker if need be. A later order takes the
 * place of an earlier one, which is then never answered. Throws PictureFailure when the worker crashes.
 */
export function askWorker(order: WorkerOrder): Promise<WorkerAnswer> {
  clearTimeout(letGo)
  return new Promise((resolve, reject) => {
    waiting = { id: order.id, resolve, reject }
    worker ??= start()
    worker.postMessage(order)
  })
}

/** Ends the worker and whatever it is doing; the next order starts another. */
export function endWorker(): void {
  clearTimeout(letGo)
  worker?.terminate()
  worker = null
}

function start(): Worker {
  const started = new Worker(new URL('./picture.worker.ts', import.meta.url), {
    type: 'module',
  })
  started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.id !== waiting?.id) return
    waiting.resolve(data)
    letGo = setTimeout(endWorker, IDLE)
  }
  started.onerror = (event) => {
    event.preventDefault()
    waiting?.reject(
      new PictureFailure('crash', event.message || 'The worker did not load.'),
    )
  }
  return started
}
