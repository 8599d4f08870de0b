import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { plainReply } from './plainReplies'

/** What one connection may cost. A missing Host is answered by the listener, with all headers. */
const LIMITS: ServerOptions = {
  maxHeaderSize: 16 * 2 ** 10,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a balancer keeps its own: it must be the one that closes.
  keepAliveTimeout: 75_000,
  requireHostHeader: false,
}

const IDLE_MS = 30_000
const MAX_HEADERS = 100

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Makes a server that bounds what a connection may cost, tighter if asked, and that answers
 * what is no HTTP with the headers of any other answer.
 */
export function createLimitedServer(
  listener: RequestListener,
  tighter: ServerOptions = {},
): Server {
  const server = createServer({ ...LIMITS, ...tighter }, listener)
  server.setTimeout(IDLE_MS)
  server.maxHeadersCount = MAX_HEADERS
  // Nobody is told to go on: what waits for that is answered at once, and sends no body here.
  for (const waiting of ['checkContinue', 'checkExpectation'] as const)
    server.on(waiting, (request, response: ServerResponse) => {
      response.setHeader('Connection', 'close')
      server.emit('request', request, response)
    })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    refuse(socket, STATUS_OF[error.code ?? ''] ?? 400)
  })
  server.on('connect', (_, socket) => refuse(socket, 405))
  return server
}

function refuse(socket: Duplex, status: number) {
  const { headers, body } = plainReply(status, undefined, [['Connection', 'close']])
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`]
  for (let at = 0; at < headers.length; at += 2)
    lines.push(`${headers[at]}: ${headers[at + 1]}`)
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body?.toString() ?? ''}`)
}
