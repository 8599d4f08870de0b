import { afterAll, beforeAll, expect, test } from 'vitest'
import { spoken } from '../quietConsole'
import { SECURITY_HEADERS } from '~/edge/securityHeaders'
import { builtEdge, listening } from './edges'

const server = await listening(await builtEdge())
const CLOSE = 'Host: x\r\nConnection: close\r\n'

// The first 404 may be announced by the router.
beforeAll(async () => {
  await server.say(`GET /nowhere HTTP/1.1\r\n${CLOSE}\r\n`)
  spoken()
})
afterAll(() => server.close())

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

const expectHeaders = (answer: string) => {
  for (const [name, value] of SECURITY_HEADERS)
    expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
}

const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\n${CLOSE}${headers}\r\n${body}`

test.each([
  ['a way up', 'GET /../../etc/passwd', 404],
  ['a way up, encoded', 'GET /..%2f..%2fetc%2fpasswd', 404],
  ['a way up, encoded twice', 'GET /%252e%252e/%252e%252e/etc/passwd', 404],
  ['a way up below assets', 'GET /assets/../../../package.json', 404],
  ['a way up with backslashes', 'GET /assets/..\\..\\package.json', 404],
  ['the build of the server', 'GET /server/index.js', 404],
  ['the notes of the build', 'GET /.vite/manifest.json', 404],
  ['a zero byte', 'GET /%00', 404],
  ['a zero byte below assets', 'GET /assets/%00.js', 404],
  ['half a character', 'GET /blog/%E0', 404],
  ['half an escape', 'GET /blog/%', 404],
  ['a line break', 'GET /%0d%0aSet-Cookie:a=b', 404],
  ['two slashes', 'GET //evil.test/', 404],
  ['two slashes and a way up', 'GET //evil.test/..', 308],
  ['another host in the target', 'GET http://evil.test/game', 200],
  ['a target of no address', 'GET http://', 400],
  ['another scheme in the target', 'GET javascript:alert(1)', 400],
  ['a target without a slash', 'GET game', 400],
  ['bytes beyond ASCII', 'GET /\xe0\xff', 400],
  ['a long target', `GET /${'a/'.repeat(2_000)}`, 404],
  ['a query of brackets', 'GET /game?__proto__[x]=1&category[]=%00', 200],
  ['the prototype', 'GET /__proto__', 404],
  ['the data of a route', 'GET /game.data', 404],
  ['a posted page', 'POST /game', 405],
  ['a traced page', 'TRACE /game', 405],
  ['any options', 'OPTIONS *', 405],
  ['a tunnel', 'CONNECT evil.test:443', 405],
  ['a page to be purged', 'PURGE /game', 405],
])('%s is answered quietly', async (_, line, status) => {
  const answer = await server.say(request(line))
  expect(statusOf(answer)).toBe(status)
  expectHeaders(answer)
  expect(answer).not.toMatch(/evil\.test|root:|node_modules|at \w+ \(/)
})

test.each([
  [
    'a large body that is announced',
    request('POST /', 'Content-Length: 99999999\r\n'),
    413,
  ],
  ['a method that is none', request('G\x01T /'), 400],
  ['a version that is none', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01', 400],
  ['a header without a name', request('GET /', ': x\r\n'), 400],
  ['a header that breaks', request('GET /', 'X: a\x00b\r\n'), 400],
  ['two lengths', request('POST /', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  [
    'a length and chunks',
    request('POST /', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
    400,
  ],
  [
    'chunks that are none',
    request('POST /', 'Transfer-Encoding: chunked\r\n', 'x\r\n'),
    400,
  ],
  ['a large header', request('GET /', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['many headers', request('GET /', 'X: a\r\n'.repeat(5_000)), 200],
  ['no host', 'GET /game HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an old version without a host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  [
    'a host that is none',
    'GET /game HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n',
    200,
  ],
  ['an expectation', request('GET /game', 'Expect: 100-continue\r\n'), 200],
  ['another expectation', request('GET /game', 'Expect: the-moon\r\n'), 200],
  ['an upgrade', request('GET /game', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'), 200],
  ['a strange range', request('GET /favicon.svg', 'Range: bytes=0-1,2-3,4-5\r\n'), 200],
  ['strange encodings', request('GET /game', 'Accept-Encoding: br;q=-1,,;;=*\r\n'), 200],
])('%s gets an answer with a status', async (_, words, status) => {
  const answer = await server.say(words)
  expect(statusOf(answer)).toBe(status)
  expectHeaders(answer)
})

test('a forged host is never repeated', async () => {
  const forged =
    'Host: evil.test\r\nX-Forwarded-Host: evil.test\r\nX-Forwarded-Proto: http\r\n' +
    'Forwarded: host=evil.test\r\nX-Original-URL: /evil.test\r\nConnection: close\r\n'
  for (const path of ['/', '/game', '/game/', '/none']) {
    const answer = await server.say(`GET ${path} HTTP/1.1\r\n${forged}\r\n`)
    expect(answer).not.toContain('evil.test')
    expect(statusOf(answer)).toBeLessThan(500)
  }
})

test('who sends slowly is sent away', async () => {
  const strict = await listening(await builtEdge(), {
    limits: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 },
  })
  const answers = await Promise.all([
    strict.say('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    strict.say('GE'),
    strict.say('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'),
  ])
  expect(answers.map(statusOf)).toEqual([408, 408, 405])
  await strict.close()
})

test('requests in one breath are answered in order', async () => {
  const answer = await server.say(
    `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /none.png HTTP/1.1\r\nHost: x\r\n\r\n${request('GET /game')}`,
  )
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
  ])
})
