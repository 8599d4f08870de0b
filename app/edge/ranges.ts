import type { Reply } from './kept'

/**
 * Takes a whole reply and a Range header, returns the part asked for (206), a refusal of one that
 * lies outside (416), or nothing where the header says nothing that a single part can answer.
 */
export function rangeReply(
  whole: Reply,
  etag: string,
  range: string,
  ifRange: string | undefined,
): Reply | undefined {
  const body = whole.body
  if (!body || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? body.length : Number(last) + 1
  if (first !== '' && end <= start)
    return start < body.length ? undefined : outside(whole, body.length)
  if (start >= body.length) return outside(whole, body.length)
  const part = body.subarray(start, end)
  return {
    status: 206,
    body: part,
    headers: [
      ...withoutLength(whole.headers),
      'Content-Range',
      `bytes ${start}-${start + part.length - 1}/${body.length}`,
      'Content-Length',
      String(part.length),
    ],
  }
}

const outside = (whole: Reply, length: number): Reply => ({
  status: 416,
  headers: [
    ...withoutLength(whole.headers),
    'Content-Range',
    `bytes */${length}`,
    'Content-Length',
    '0',
  ],
})

const withoutLength = (headers: readonly string[]) =>
  headers.filter((_, at) => headers[at - (at % 2)] !== 'Content-Length')
