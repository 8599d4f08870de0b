import type { Message } from './worker/messages'

/** Says something to a worker. */
export const tell = (worker: ServiceWorker, message: Message): void =>
  worker.postMessage(message)
