import { describe, expect, test } from 'vitest'
import { readAddress } from '~/edge/address'
import { readConfig } from '~/edge/config'
import { ADDRESS, fakeEdge } from './edges'

const knows = (path: string) => /^\/(blog(\/[a-z-]+)?|about)?$/.test(path)

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/about', '/about'],
  ['/blog/date-night', '/blog/date-night'],
  ['/blog?utm=1', '/blog'],
  ['/blog?category=', '/blog'],
  ['/blog?category=Rules+%26%20Scoring&page=2', '/blog?category=Rules%20%26%20Scoring'],
  ['/about?category=tips', '/about'],
])('%s is the page %s', (target, key) => {
  expect(readAddress(target, knows)).toMatchObject({ kind: 'page', key })
})

test.each([
  ['/about/', '/about'],
  ['/about//?a=/', '/about?a=/'],
  ['//about', '/about'],
  ['/ABOUT', '/about'],
  ['/%61bout', '/about'],
  ['/Blog/Date-Night/?a=1', '/blog/date-night?a=1'],
])('%s has moved to %s', (target, to) => {
  expect(readAddress(target, knows)).toEqual({ kind: 'moved', to })
})

test.each([
  '//evil.test',
  '//evil.test/',
  '//evil.test/about/',
  '/%2f/evil.test/',
  '/\\evil.test/',
  '/%5cevil.test/about/',
  '/about/%2e%2e/',
  '/about%0d%0aLocation:x/',
  '///',
])('%s leads nowhere but home', (target) => {
  const address = readAddress(target, knows)
  if (address.kind === 'moved') expect(address.to).toBe('/')
  else expect(address.kind).toBe('unknown')
})

test.each(['/%00', '/about%00', '/%E0', '/%', '/%zz', '/a%0ab', '/%C0%AF'])(
  '%s names no page',
  (target) => {
    expect(readAddress(target, knows)).toEqual({ kind: 'unknown', path: target })
  },
)

describe('behind a proxy', () => {
  const trusting = fakeEdge({
    config: readConfig({ SITE_URL: ADDRESS, TRUST_PROXY: '1' }),
  })
  const overHttp = {
    headers: { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil' },
  }

  test.each(['/about/?a=1', '//evil.test', '/assets/a.js'])(
    'plain http of %s moves to https at the configured address',
    async (path) => {
      const { status, headers } = await trusting.app.request(`http://x${path}`, overHttp)
      expect(status).toBe(308)
      expect(headers.get('Location')).toBe(`${ADDRESS}${path}`)
    },
  )

  test('https is served, and so is the health check over http', async () => {
    const secure = { headers: { 'X-Forwarded-Proto': 'https' } }
    expect((await trusting.app.request('/about', secure)).status).toBe(200)
    expect((await trusting.app.request('/healthz', overHttp)).status).toBe(200)
  })

  test('a proxy that is not trusted is not heard', async () => {
    expect((await fakeEdge({}).app.request('/about', overHttp)).status).toBe(200)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is refused',
  async (method) => {
    const { status, headers } = await fakeEdge({}).app.request('/about', { method })
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe('GET, HEAD')
  },
)

describe('settings', () => {
  test('have presets', () => {
    expect(readConfig({ SITE_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustProxy: false,
      requestLog: true,
      policy: { tags: false, fonts: true, upgradeInsecure: false },
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['SITE_URL', 'puttogether'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'yes'],
    ['GTM_ID', "GTM-1'; script-src *"],
  ])('%s=%s is named in the complaint', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
