import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'
import { shifts, watchShifts } from './shifts'
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
    await watchShifts(page)
    await page.goto(path)
    await scrollThrough(page)
    expect(await shifts(page)).toEqual([])
  })
}

test('nothing shifts by itself over a whole round', async ({ page }) => {
  await watchShifts(page)
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo', 'Cy'])
  for (let hole = 1; hole <= 18; hole += 1) {
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
    await game.score({ Ann: 1 + (hole % 4), Bo: 2 + (hole % 3), Cy: 7 })
    await game.button(hole === 18 ? 'Show Scorecard' : 'Next Hole').click()
    if (hole !== 9) continue
    await game.button('Show Rankings').click()
    await game.button('Continue to Hole 10').click()
  }
  await expect(game.heading('Puttogether card')).toBeVisible()
  await page.getByRole('heading', { name: 'Final Rankings' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: '1, trophy' })).toBeVisible()
  expect(await shifts(page)).toEqual([])
})
