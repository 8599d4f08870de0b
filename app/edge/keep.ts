import { createHash } from 'node:crypto'
import type { Bodies, Encoding } from './encodings'
import type { Form, Kept } from './kept'
import type { HeaderPair } from './securityHeaders'

interface Making {
  readonly status: number
  readonly bodies: Bodies
  readonly headers: readonly HeaderPair[]
  readonly day?: number
  readonly ranges?: boolean
}

/** Takes a body in its forms with its headers, returns the answer ready to be sent. */
export function keep({ status, bodies, headers, day, ranges = false }: Making): Kept {
  const { identity, gzip, br } = bodies
  const hash = contentHash(identity)
  const shared: HeaderPair[] = [
    ...headers,
    ...((br ?? gzip) ? [['Vary', 'Accept-Encoding'] as const] : []),
    ...(ranges ? [['Accept-Ranges', 'bytes'] as const] : []),
  ]
  const form = (encoding: Encoding, body: Buffer) =>
    makeForm(
      status,
      encoding,
      body,
      `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      shared,
    )
  return {
    status,
    hash,
    day,
    ranges,
    bytes: identity.length + (gzip?.length ?? 0) + (br?.length ?? 0),
    forms: {
      identity: form('identity', identity),
      ...(br && { br: form('br', br) }),
      ...(gzip && { gzip: form('gzip', gzip) }),
    },
  }
}

/** A short name of some bytes: equal for equal bytes, on every instance. */
export const contentHash = (body: Buffer) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

function makeForm(
  status: number,
  encoding: Encoding,
  body: Buffer,
  etag: string,
  shared: readonly HeaderPair[],
): Form {
  const tagged: HeaderPair[] = status === 200 ? [...shared, ['ETag', etag]] : [...shared]
  const headers = [
    ...tagged,
    ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding] as const]),
    ['Content-Length', String(body.length)] as const,
  ].flat()
  const lasting = tagged.filter(([name]) => name !== 'Content-Type').flat()
  return {
    etag,
    whole: { status, headers, body },
    head: { status, headers },
    unchanged: { status: 304, headers: lasting },
  }
}
