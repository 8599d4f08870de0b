import fc from 'fast-check'
import { expect } from 'vitest'
import { readAddress } from '~/edge/address'
import { acceptedEncodings } from '~/edge/encodings'
import { keep } from '~/edge/keep'
import { replyTo } from '~/edge/kept'
import { fuzz } from './cases'
import { headerValues, targets } from './requests'

const PAGES = ['/', '/about', '/blog', '/blog/date-night', '/game']
const knows = (path: string) => PAGES.includes(path)

fuzz('an address is a page, leads to one or leads nowhere', targets, (target) => {
  const address = readAddress(target, knows)
  switch (address.kind) {
    case 'unknown':
      expect(target.startsWith(address.path)).toBe(true)
      return
    case 'moved': {
      const [path = '', ...query] = address.to.split('?')
      expect(PAGES).toContain(path)
      expect(target.endsWith(query.join('?'))).toBe(true)
      expect(readAddress(address.to, knows).kind).toBe('page')
      return
    }
    case 'page':
      expect(PAGES).toContain(address.path)
      expect(address.key).toMatch(/^[/a-z-]+(\?category=[A-Za-z0-9%!'()*._~-]+)?$/)
      expect(readAddress(address.key, knows)).toEqual(address)
  }
})

const BODY = Buffer.from('0123456789')
const kept = keep({
  status: 200,
  ranges: true,
  bodies: { identity: BODY, gzip: Buffer.from('gzipped') },
  headers: [],
})
const STATUSES = [200, 206, 304, 416]

fuzz(
  'encodings and ranges fit what stands ready',
  fc.record({
    acceptEncoding: fc.option(headerValues, { nil: undefined }),
    ifNoneMatch: fc.option(headerValues, { nil: undefined }),
    range: fc.option(headerValues, { nil: undefined }),
    ifRange: fc.option(headerValues, { nil: undefined }),
    head: fc.boolean(),
  }),
  (asked) => {
    const accepted = acceptedEncodings(asked.acceptEncoding)
    expect(new Set(accepted).size).toBe(accepted.length)
    expect(accepted.at(-1)).toBe('identity')

    const { status, headers, body } = replyTo(kept, asked)
    const told = new Map(
      headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])),
    )
    expect(STATUSES).toContain(status)
    if (body) expect(told.get('Content-Length')).toBe(String(body.length))
    if (status !== 206) return
    const [, first, last] =
      /^bytes (\d+)-(\d+)\/10$/.exec(told.get('Content-Range') ?? '') ?? []
    expect(body).toEqual(BODY.subarray(Number(first), Number(last) + 1))
    expect(body?.length).toBeGreaterThan(0)
  },
)
