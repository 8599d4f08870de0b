import { describe, expect, test, vi } from 'vitest'
import { spoken } from '../quietConsole'
import { ADDRESS, fakeEdge, html } from './edges'

const rendered = (body = '<h1>Page</h1>', init?: ResponseInit) =>
  vi.fn((request: Request) => {
    void request
    return Promise.resolve(html(body, init))
  })

describe('a page', () => {
  test('is rendered once for any number of visitors, also when they come together', async () => {
    const render = rendered()
    const { app } = fakeEdge({ render })
    await Promise.all([app.request('/about'), app.request('/about')])
    await app.request('/about')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is rendered without anything of the visitor', async () => {
    const render = rendered()
    const { app } = fakeEdge({ render })
    await app.request('http://forged.test/about?utm_source=x', {
      headers: { Host: 'forged.test', Cookie: 'a=b', 'X-Forwarded-Host': 'forged.test' },
    })
    const request = render.mock.calls[0]?.[0]
    expect(request?.url).toBe(`${ADDRESS}/about`)
    expect([...(request?.headers ?? [])]).toEqual([])
  })

  test('is found under its address without the app once it is kept', async () => {
    const { app, find } = fakeEdge({})
    expect(find('/about')).toBeUndefined()
    await app.request('/about')
    expect(find('/about')).toBeDefined()
  })

  test('lasts for visitors of one build: browsers ask again, a CDN may answer', async () => {
    const { app } = fakeEdge({})
    const cached = (await app.request('/about')).headers.get('Cache-Control')
    expect(cached).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    )
  })

  test('with a date is renewed when the day changes, and others are not', async () => {
    let now = Date.UTC(2025, 5, 1, 23, 59)
    const render = vi.fn(({ url }: Request) =>
      Promise.resolve(
        html(url, url.endsWith('/privacy') ? { headers: { 'X-Page-Date': 'day' } } : {}),
      ),
    )
    const { app, find } = fakeEdge({ render, now: () => now })
    const first = await app.request('/privacy')
    await app.request('/about')
    expect(first.headers.has('X-Page-Date')).toBe(false)
    expect(find('/privacy')).toBeDefined()
    now += 2 * 60_000
    expect(find('/privacy')).toBeUndefined()
    expect(find('/about')).toBeDefined()
    await app.request('/privacy')
    expect(find('/privacy')).toBeDefined()
    expect(render).toHaveBeenCalledTimes(3)
  })

  test.each([
    ['sets a cookie', { 'Set-Cookie': 'a=b' }],
    ['calls itself private', { 'Cache-Control': 'private' }],
  ])('that %s is not kept', async (_, headers) => {
    const { app, find } = fakeEdge({ render: rendered('x', { headers }) })
    const { headers: sent } = await app.request('/about')
    expect(find('/about')).toBeUndefined()
    expect(sent.get('Cache-Control')).toBe('no-store')
  })
})

describe('what visitors make up', () => {
  const render = ({ url }: Request) =>
    Promise.resolve(url.endsWith('/404') ? html('Lost', { status: 404 }) : html(url))

  test('unknown queries lead to the one page', async () => {
    const app = fakeEdge({ render }).app
    const [plain, decorated] = await Promise.all(
      ['/blog', '/blog?x=1&fbclid=2'].map(async (path) =>
        (await app.request(path)).text(),
      ),
    )
    expect(decorated).toBe(plain)
  })

  test('a known query has a page of its own', async () => {
    const { app, find } = fakeEdge({ render })
    expect(await (await app.request('/blog?x=1&category=tips')).text()).toContain(
      '/blog?category=tips',
    )
    expect(find('/blog?category=tips')).toBeDefined()
  })

  test('a query that changes nothing is not kept', async () => {
    const { app, find } = fakeEdge({ render: rendered() })
    await app.request('/blog')
    await app.request('/blog?category=made-up')
    expect(find('/blog?category=made-up')).toBeUndefined()
  })

  test('queries crowd out each other, never a page', async () => {
    const { app, find } = fakeEdge({ render })
    await app.request('/blog')
    for (let n = 0; n < 40; n++) await app.request(`/blog?category=${n}`)
    expect(find('/blog')).toBeDefined()
    expect(find('/blog?category=0')).toBeUndefined()
    expect(find('/blog?category=39')).toBeDefined()
  })

  test('addresses that are not there share one 404 page and are not kept', async () => {
    const counted = vi.fn(render)
    const { app, find } = fakeEdge({ render: counted })
    for (const path of ['/a', '/b', '/blog/c']) {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Lost')
      expect(find(path)).toBeUndefined()
    }
    expect(counted).toHaveBeenCalledTimes(1)
  })

  test('an address that its route disowns gets the same 404 page', async () => {
    const disowning = vi.fn(({ url }: Request) =>
      Promise.resolve(html(url.endsWith('/404') ? 'Lost' : 'Echo', { status: 404 })),
    )
    const { app, find } = fakeEdge({ render: disowning, knows: () => true })
    expect(await (await app.request('/blog/no-such-article')).text()).toContain('Lost')
    expect(find('/blog/no-such-article')).toBeUndefined()
  })
})

describe('a crash', () => {
  test('in a render is a 500 page, and the next visitor is served again', async () => {
    const render = rendered()
    render.mockResolvedValueOnce(html('Something went wrong', { status: 500 }))
    const { app } = fakeEdge({ render })
    const failed = await app.request('/about')
    expect(failed.status).toBe(500)
    expect(await failed.text()).toContain('Something went wrong')
    expect(failed.headers.get('Cache-Control')).toBe('no-store')
    expect((await app.request('/about')).status).toBe(200)
  })

  test('of the app itself is a plain 500 without its reason, logged', async () => {
    const render = rendered()
    render.mockRejectedValueOnce(new Error('secret reason'))
    const { app } = fakeEdge({ render })
    const failed = await app.request('/about')
    expect(failed.status).toBe(500)
    expect(await failed.text()).not.toContain('secret')
    expect(spoken().join()).toContain('secret reason')
    expect((await app.request('/about')).status).toBe(200)
  })
})
