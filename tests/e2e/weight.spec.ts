import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { weighScripts } from './weighing'

const KB = 1_000
const READ = [
  '/blog',
  '/blog/history-of-minigolf',
  '/about',
  '/terms',
  '/privacy',
  '/imprint',
]

/** All scripts that a page loads while somebody scrolls to its end, compressed. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const weigh = weighScripts(page)
  await page.goto(path)
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  return weigh()
}

async function scrollThrough(page: Page) {
  for (let step = 0; step < 14; step++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(40)
  }
}

test('home loads at most 95 KB of script, sections and all', async ({ page }) => {
  expect(await scriptBytes(page, '/')).toBeLessThanOrEqual(95 * KB)
})

for (const path of READ) {
  test(`${path} loads at most 5 KB of script`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(5 * KB)
  })
}

for (const path of ['/', '/blog', '/blog/how-to-keep-score-minigolf', '/about']) {
  test(`nothing shifts on ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            window,
            'shifted',
            Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
          )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await scrollThrough(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBe(0)
  })
}
