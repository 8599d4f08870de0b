import fc from 'fast-check'
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
import { builtEdge, listening } from '../edge/edges'
import { spoken } from '../quietConsole'
import { answersIn, faultsIn } from './answers'
import { fuzz } from './cases'
import { bytes, headerValues, MARK, targets } from './requests'

const edge = await builtEdge()
const { say, close } = await listening(edge)
// Who announces a body and brings none is not waited for as long as a visitor would be.
const strict = await listening(edge, {
  limits: { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
})

// The first 404 may be announced by the router.
beforeAll(async () => {
  await say('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  spoken()
})
afterAll(() => Promise.all([close(), strict.close()]))

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PURGE',
  'get',
  'G T',
]
const NAMES = [
  'Accept-Encoding',
  'Connection',
  'Content-Length',
  'Cookie',
  'Expect',
  'Forwarded',
  'Host',
  'If-None-Match',
  'If-Range',
  'Range',
  'Transfer-Encoding',
  'Upgrade',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Original-URL',
  '__proto__',
]

const requests = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('GET') },
    fc.constantFrom(...METHODS),
  ),
  target: fc.oneof(
    { weight: 9, arbitrary: targets },
    fc.webUrl(),
    fc.constantFrom('*', 'a:b', 'x'),
  ),
  headers: fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 6 })),
      headerValues,
    ),
    { maxLength: 6 },
  ),
  body: bytes(8),
})
type Asked = typeof requests extends fc.Arbitrary<infer T> ? T : never

const spell = ({ method, target, headers, body }: Asked) =>
  [
    `${method} ${target} HTTP/1.1`,
    `Host: ${MARK}.test`,
    'Connection: close',
    `X-Forwarded-Host: ${MARK}.test`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')

const filesOfTheBuild = new Set(
  readdirSync('build/client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'latin1')),
)
const isOfTheSite = (body: string) =>
  body === 'ok\n' || body.startsWith('<!DOCTYPE html>') || filesOfTheBuild.has(body)

/** A single answer; what came after a request that was to be the last may hear that it is none. */
fuzz('a request gets one quiet answer', requests, async (asked) => {
  const [first, second, ...others] = answersIn(await say(spell(asked)))
  expect([first?.status ?? 'no answer', ...others]).toEqual([expect.any(Number)])
  for (const answer of [first, second]) expect(answer ? faultsIn(answer) : []).toEqual([])
  expect(second?.status ?? 400).toBe(400)
  if (
    first?.status === 200 &&
    asked.method !== 'HEAD' &&
    !first.headers.has('content-encoding')
  )
    expect(isOfTheSite(first.body)).toBe(true)
})

const noise = fc
  .tuple(
    fc.array(
      fc.oneof(
        requests.map(spell),
        bytes(20),
        fc.constantFrom(
          'GET ',
          '/',
          ' HTTP/1.1',
          ' HTTP/1.0',
          '\r\n',
          '\n',
          'Host: x',
          ':',
          '\r\n\r\n',
          '0\r\n\r\n',
          'PRI * HTTP/2.0',
          'CONNECT x:1',
        ),
      ),
      { maxLength: 8 },
    ),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([pieces, share]) => {
    const text = pieces.join('')
    return text.slice(0, Math.ceil(share * text.length))
  })

/** After most noise the server hangs up on its own, after the rest because of this. */
const END = `\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`

fuzz('bytes that are no request get quiet answers or none', noise, async (words) => {
  expect(answersIn(await strict.say(words + END)).flatMap(faultsIn)).toEqual([])
})
