import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { spoken } from '../quietConsole'
import { SECURITY_HEADERS } from '~/edge/securityHeaders'
import { builtEdge, listening } from './edges'

const PAGES = ['/', '/game']
const FIRST_ROUND_TRIP = 14 * 1024

const first = await listening(await builtEdge())
const second = await listening(await builtEdge())
const ask = (path: string, init?: RequestInit, { origin } = first) =>
  fetch(origin + path, { redirect: 'manual', ...init })

// The first 404 may be announced by the router.
beforeAll(async () => {
  await Promise.all([first, second].map((server) => ask('/nowhere', {}, server)))
  spoken()
})
afterAll(() => Promise.all([first.close(), second.close()]))

const assets = readdirSync('build/client/assets')
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
const stylesheet = `/assets/${assets.find((name) => name.endsWith('.css'))}`

describe.each(PAGES)('the document of %s', (path) => {
  test('fits into one round trip with its styles, compressed', async () => {
    const { headers } = await ask(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(headers.get('Content-Encoding')).toBe('br')
    expect(Number(headers.get('Content-Length'))).toBeLessThan(FIRST_ROUND_TRIP)
  })

  test('asks for nothing that holds back the first paint', async () => {
    const html = await (await ask(path)).text()
    expect(html).toContain('<style>')
    expect(html).not.toMatch(/rel="stylesheet"/)
    for (const [tag] of html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g))
      expect(tag).toMatch(/type="module"|\bdefer\b|\basync\b/)
  })

  test('says in its headers what to load first', async () => {
    const { headers } = await ask(path)
    const links = headers.get('Link') ?? ''
    for (const [, href = ''] of links.matchAll(/<([^>]+)>/g))
      expect((await ask(href)).status).toBe(200)
  })

  test('has no style attribute, which its policy would refuse', async () => {
    expect(await (await ask(path)).text()).not.toMatch(/<[^>]*\sstyle="/)
  })

  test('is the same to the byte from any instance and for any host', async () => {
    const init = {
      headers: { 'Accept-Encoding': 'identity', 'X-Forwarded-Host': 'evil' },
    }
    const [one, other] = await Promise.all([ask(path), ask(path, init, second)])
    expect(await other.text()).toBe(await one.text())
    const tags = await Promise.all(
      [first, second].map(async (server) =>
        (await ask(path, { headers: { 'Accept-Encoding': 'br' } }, server)).headers.get(
          'ETag',
        ),
      ),
    )
    expect(tags[0]).toMatch(/^"[\w-]+-br"$/)
    expect(tags[1]).toBe(tags[0])
  })

  test('is not sent again to a browser that has it', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const etag = (await ask(path, { headers })).headers.get('ETag') ?? ''
    const again = await ask(path, { headers: { ...headers, 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('files', () => {
  test('with a hash in the name last forever, compressed', async () => {
    const { headers } = await ask(script, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('Content-Encoding')).toBe('br')
  })

  test('are the same in each form', async () => {
    const { find } = await builtEdge()
    const forms = find(stylesheet)?.forms
    const { br, identity } = {
      br: forms?.br?.whole.body,
      identity: forms?.identity.whole.body,
    }
    expect(brotliDecompressSync(br ?? '').equals(identity ?? Buffer.alloc(0))).toBe(true)
  })

  test('that are missing are a 404 without a page', async () => {
    for (const path of [
      '/assets/none.js',
      '/assets/',
      '/none.png',
      '/.env',
      '/wp-login.php',
    ]) {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    }
  })

  test('answer HEAD and ranges', async () => {
    const head = await ask(script, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'br' },
    })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0)
    const part = await ask(script, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  })
})

describe('security headers stand on every answer', () => {
  const cases: [name: string, path: string, status: number, init?: RequestInit][] = [
    ['a page', '/', 200],
    ['a page without a body', '/game', 200, { method: 'HEAD' }],
    ['an unchanged page', '/', 304, { headers: { 'If-None-Match': '*' } }],
    ['a page that is not there', '/none', 404],
    ['a script', script, 200],
    ['a part of a script', script, 206, { headers: { Range: 'bytes=0-1' } }],
    ['no part of a script', script, 416, { headers: { Range: 'bytes=99999999-' } }],
    ['a file that is not there', '/assets/none.js', 404],
    ['a redirect', '/game/', 308],
    ['a malformed address', '/%E0', 404],
    ['a wrong method', '/', 405, { method: 'POST' }],
    ['a large body', '/', 413, { method: 'POST', body: 'x'.repeat(20_000) }],
    ['the health check', '/healthz', 200],
  ]
  test.each(cases)('%s', async (_, path, status, init) => {
    const { headers, status: answered } = await ask(path, init)
    expect(answered).toBe(status)
    for (const [name, value] of SECURITY_HEADERS) expect(headers.get(name)).toBe(value)
    expect(headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    expect(headers.has('X-Powered-By')).toBe(false)
  })
})
