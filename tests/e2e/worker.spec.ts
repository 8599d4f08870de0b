import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './fixtures'

const BUDGET = 10 * 1024

test('the worker is at most 10 KB compressed and always asked for anew', async ({
  request,
}) => {
  const answer = await request.get('/sw.js')
  expect(answer.headers()['content-type']).toContain('javascript')
  expect(brotliCompressSync(await answer.body()).length).toBeLessThan(BUDGET)
  expect(answer.headers()['cache-control'] ?? '').not.toMatch(/max-age=[1-9]/)
})

test('a missing file is a 404 and no page', async ({ request }) => {
  const answer = await request.get('/assets/entry.client-gonegone.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type'] ?? '').not.toContain('text/html')
})

test('a worker that does not come is logged, and the page does without', async ({
  page,
  expectSaid,
}) => {
  expectSaid(/The site is not kept offline/)
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'))
  })
  const said = page.waitForEvent('console')
  await page.goto('/')
  expect((await said).type()).toBe('warning')
  await page.getByRole('link', { name: 'Start playing now' }).click()
  await expect(page).toHaveURL('/game')
})
