import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Edge } from './createApp'
import { replyTo, type Asked, type Reply } from './kept'
import { plainReply } from './plainReplies'

/** What Fetch can't name as a method is refused like any other that writes. */
const FETCHABLE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/
/** Stands where a Request must have an origin: the Host header is never believed. */
const ORIGIN = 'http://edge'
const PASSED_ON = [
  'accept-encoding',
  'content-length',
  'if-none-match',
  'if-range',
  'range',
  'x-forwarded-proto',
] as const

/** Takes the edge, returns the listener of a Node server: kept answers go straight out, the rest through the app. */
export function createListener(
  { app, find }: Edge,
  trustProxy: boolean,
): RequestListener {
  return (request, response) => {
    const kept = isPlainRead(request, trustProxy) ? find(request.url ?? '/') : undefined
    if (kept) return send(response, replyTo(kept, askedOf(request)))
    if (!isWellFormed(request)) return send(response, plainReply(400))
    answer(request)
      .then((reply) => send(response, reply))
      .catch((error: unknown) => {
        console.error(error)
        send(response, plainReply(500))
      })
  }

  async function answer({
    url = '/',
    method = 'GET',
    headers,
  }: IncomingMessage): Promise<Reply> {
    const response = await app.fetch(
      new Request(ORIGIN + originForm(url), {
        method: FETCHABLE.test(method) ? method : 'POST',
        headers: PASSED_ON.flatMap((name): [string, string][] => {
          const value = headers[name]
          return value === undefined ? [] : [[name, String(value)]]
        }),
      }),
    )
    return {
      status: response.status,
      headers: [...response.headers].flat(),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, headers as string[])
  response.end(body)
}

/** Anything that a guard of the app might turn away goes the long way. */
const isPlainRead = ({ method, headers }: IncomingMessage, trustProxy: boolean) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.host !== undefined &&
  headers['content-length'] === undefined &&
  !(trustProxy && headers['x-forwarded-proto'])

const isWellFormed = ({ url = '', headers, httpVersion }: IncomingMessage) =>
  (headers.host !== undefined || httpVersion === '1.0') &&
  (url.startsWith('/') || url === '*' || URL.canParse(url))

/** A target may name a host of its own (as proxies are asked); only what follows it counts. */
function originForm(url: string) {
  if (url.startsWith('/')) return url
  if (url === '*') return '/*'
  const { pathname, search } = new URL(url)
  return pathname.startsWith('/') ? pathname + search : `/${pathname}${search}`
}

const askedOf = ({ method, headers }: IncomingMessage): Asked => ({
  head: method === 'HEAD',
  acceptEncoding: headers['accept-encoding']?.toString(),
  ifNoneMatch: headers['if-none-match'],
  range: headers.range,
  ifRange: headers['if-range']?.toString(),
})
