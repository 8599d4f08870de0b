import { STATUS_CODES } from 'node:http'
import type { Reply } from './kept'
import { BARE_HEADERS, type HeaderPair } from './securityHeaders'

/** Takes a status, returns an answer of a line of text that nobody may keep. */
export function plainReply(
  status: number,
  text = STATUS_CODES[status] ?? '',
  headers: readonly HeaderPair[] = [],
): Reply {
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    body,
    headers: [
      ...headers,
      ...BARE_HEADERS,
      ['Content-Type', 'text/plain; charset=utf-8'] as const,
      ['Cache-Control', 'no-store'] as const,
      ['Content-Length', String(body.length)] as const,
    ].flat(),
  }
}

/** A lasting move that keeps the method; `to` is an address that we wrote ourselves. */
export const movedReply = (to: string): Reply =>
  plainReply(308, `Moved to ${to}`, [['Location', to]])
