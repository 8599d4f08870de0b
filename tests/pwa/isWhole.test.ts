import { expect, test } from 'vitest'
import { isWhole } from '~/pwa/worker/isWhole'

const answer = (type: string, rest: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'Content-Type': type }),
  ...rest,
})
const html = answer('text/html; charset=utf-8')

test.each([
  ['/blog', html],
  ['/blog?category=fun-social', html],
  ['/assets/a-b.js', answer('text/javascript; charset=utf-8')],
  ['/assets/a-b.js', answer('application/javascript')],
  ['/assets/a-b.css', answer('text/css')],
  ['/assets/a-b.wasm', answer('application/wasm')],
  ['/assets/a-b.woff', answer('font/woff')],
  ['/icon.svg', answer('image/svg+xml')],
  ['/manifest.webmanifest', answer('application/manifest+json')],
  ['/assets/a-b.webp', answer('image/webp')],
])('%s is kept', (address, whole) => {
  expect(isWhole(whole, address)).toBe(true)
})

test.each([
  ['a page in place of a script', '/assets/a-b.js', html],
  ['a page in place of a picture', '/assets/a-b.webp', html],
  ['a script in place of a page', '/game', answer('text/javascript')],
  ['an error', '/game', { ...html, status: 500 }],
  ['a missing page', '/game', { ...html, status: 404 }],
  ['a part', '/assets/a-b.js', answer('text/javascript', { status: 206 })],
  ['nothing new', '/game', { ...html, status: 304 }],
  ['an opaque answer', '/game', { ...html, type: 'opaque' as const, status: 0 }],
  ['another origin', '/game', { ...html, type: 'cors' as const }],
  ['a redirect', '/game', { ...html, redirected: true }],
  ['no type', '/game', { ...html, headers: new Headers() }],
])('%s is not kept', (_, address, broken) => {
  expect(isWhole(broken, address)).toBe(false)
})
