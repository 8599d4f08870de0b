import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const GRACE_MS = 8_000
/** Long enough for a busy connection to bring its next request and hear that it is the last. */
const SWEEP_MS = 500

export interface Shutdown {
  /** Wraps a listener so that an answer given while stopping is its connection's last. */
  readonly closing: (listener: RequestListener) => RequestListener
  /** Takes no more connections, lets started answers finish within the grace, resolves when all are gone. */
  readonly stop: (server: Server) => Promise<void>
}

/** Lets a server stop without losing an answer that has started. */
export function createShutdown(graceMs = GRACE_MS): Shutdown {
  let stopping = false
  return {
    closing: (listener) => (request, response) => {
      if (stopping) response.setHeader('Connection', 'close')
      listener(request, response)
    },
    stop: (server) =>
      new Promise((resolve) => {
        stopping = true
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        const end = setTimeout(() => server.closeAllConnections(), graceMs)
        // Not the HTTP server's own close: it would cut connections between two requests.
        NetServer.prototype.close.call(server, () => {
          clearInterval(sweep)
          clearTimeout(end)
          resolve()
        })
      }),
  }
}
