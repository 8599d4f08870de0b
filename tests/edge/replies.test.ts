import { describe, expect, test } from 'vitest'
import { acceptedEncodings, compress } from '~/edge/encodings'
import { keep } from '~/edge/keep'
import { replyTo, type Asked } from '~/edge/kept'

const TEXT = Buffer.from('mini golf '.repeat(100))
const kept = keep({
  status: 200,
  bodies: await compress(TEXT),
  headers: [['Content-Type', 'text/plain']],
  ranges: true,
})

const ask = (asked: Partial<Asked>) => {
  const { status, headers, body } = replyTo(kept, {
    head: false,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    range: undefined,
    ifRange: undefined,
    ...asked,
  })
  const named: Record<string, string | undefined> = {}
  for (let at = 0; at < headers.length; at += 2)
    named[headers[at] ?? ''] = headers[at + 1]
  return { status, headers: named, body }
}

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['br;q=nonsense', ['identity']],
])('Accept-Encoding %s allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

describe('each form', () => {
  test.each(['br', 'gzip'])('%s says what it is', (encoding) => {
    const { headers, body } = ask({ acceptEncoding: encoding })
    expect(headers).toMatchObject({
      'Content-Encoding': encoding,
      'Content-Length': String(body?.length),
      Vary: 'Accept-Encoding',
    })
  })

  test('has a strong ETag of its own', () => {
    const tags = ['br', 'gzip', ''].map(
      (acceptEncoding) => ask({ acceptEncoding }).headers.ETag,
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test('is not sent to who has it', () => {
    const etag = ask({ acceptEncoding: 'br' }).headers.ETag ?? ''
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = ask({ acceptEncoding: 'br', ifNoneMatch })
      expect([status, body]).toEqual([304, undefined])
      expect(headers).toMatchObject({ ETag: etag, Vary: 'Accept-Encoding' })
      expect(headers).not.toHaveProperty('Content-Length')
    }
    expect(ask({ acceptEncoding: 'gzip', ifNoneMatch: etag }).status).toBe(200)
  })

  test('gives HEAD the headers of GET and no body', () => {
    const get = ask({ acceptEncoding: 'br' })
    const head = ask({ acceptEncoding: 'br', head: true })
    expect(head).toEqual({ ...get, body: undefined })
  })
})

describe('a range', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000'],
    ['bytes=990-', 206, 'bytes 990-999/1000'],
    ['bytes=-5', 206, 'bytes 995-999/1000'],
    ['bytes=-5000', 206, 'bytes 0-999/1000'],
    ['bytes=999-5000', 206, 'bytes 999-999/1000'],
    ['bytes=1000-', 416, 'bytes */1000'],
    ['bytes=-0', 416, 'bytes */1000'],
    ['bytes=9-0', 200, undefined],
    ['bytes=0-1,5-6', 200, undefined],
    ['bytes=-', 200, undefined],
    ['lines=1-2', 200, undefined],
    ['bytes=1e3-', 200, undefined],
  ])('%s is answered with %i', (range, status, contentRange) => {
    const reply = ask({ range, acceptEncoding: 'br' })
    expect(reply.status).toBe(status)
    expect(reply.headers['Content-Range']).toBe(contentRange)
  })

  test('carries the plain bytes and their length', () => {
    const { body, headers } = ask({ range: 'bytes=5-8', acceptEncoding: 'br' })
    expect(body?.toString()).toBe('golf')
    expect(headers['Content-Length']).toBe('4')
    expect(headers).not.toHaveProperty('Content-Encoding')
  })

  test('of another version is the whole', () => {
    const { ETag = '' } = ask({}).headers
    expect(ask({ range: 'bytes=0-1', ifRange: ETag }).status).toBe(206)
    expect(ask({ range: 'bytes=0-1', ifRange: '"older"' }).status).toBe(200)
  })
})
