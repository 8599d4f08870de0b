import type { Asked, Reply } from './kept'

/** Takes a reply, returns it as a Response. */
export function toResponse({ status, headers, body }: Reply): Response {
  const named = new Headers()
  for (let at = 0; at < headers.length; at += 2)
    named.append(headers[at] ?? '', headers[at + 1] ?? '')
  return new Response(body ? new Uint8Array(body) : null, { status, headers: named })
}

/** What a request says that bears on the choice of a reply. */
export const askedOf = ({ method, headers }: Request): Asked => ({
  head: method === 'HEAD',
  acceptEncoding: headers.get('Accept-Encoding') ?? undefined,
  ifNoneMatch: headers.get('If-None-Match') ?? undefined,
  range: headers.get('Range') ?? undefined,
  ifRange: headers.get('If-Range') ?? undefined,
})

/** The path and query of a request as they were written. */
export const targetOf = ({ url }: Request) =>
  url.slice(url.indexOf('/', 'https://'.length))
