import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

/** How many steps Back has within the round, as the browser's history knows it. */
const depth = (page: Page) =>
  page.evaluate(() => (history.state as { depth: number } | null)?.depth ?? 0)

test('Back walks through the holes, then leaves', async ({ page }) => {
  const game = new GamePage(page)
  await page.goto('/')
  await game.start(['Ann'])
  for (const hole of [2, 3, 4]) {
    await game.button('Next Hole').click()
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
  }
  for (const hole of [3, 2, 1]) {
    await page.goBack()
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
  }
  await page.goForward()
  await expect(game.heading('Hole 2')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Prev Hole and Back count the same steps', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  for (const hole of [2, 3, 4]) {
    await game.button('Next Hole').click()
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
  }
  await game.button('Prev Hole').click()
  await game.button('Prev Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  await expect.poll(() => depth(page)).toBe(1)
  await page.goBack()
  await expect(game.heading('Hole 1')).toBeVisible()
})

test('Back leads from a fresh tab’s hole to the one before', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 7, scores: { Ann: repeat(2, 6) } }))
  await game.open()
  await expect(game.heading('Hole 7')).toBeVisible()
  await expect.poll(() => depth(page)).toBe(6)
  await page.goBack()
  await expect(game.heading('Hole 6')).toBeVisible()
  await page.reload()
  await expect(game.heading('Hole 6')).toBeVisible()
  await page.goBack()
  await expect(game.heading('Hole 5')).toBeVisible()
})

for (const [screen, button, from] of [
  ['the scorecard', 'Scorecard', 4],
  ['the ranking', 'Next Hole', 9],
  ['the missing scores', 'Show Scorecard', 18],
] as const) {
  test(`Back leads from ${screen} to the hole it came from`, async ({ page }) => {
    const game = new GamePage(page)
    await game.seed(kept({ hole: from, scores: { Ann: [] } }))
    await game.open()
    await game.button(button).click()
    await expect(game.heading(`Hole ${from}`)).toBeHidden()
    await page.goBack()
    await expect(game.heading(`Hole ${from}`)).toBeVisible()
    await page.goBack()
    await expect(game.heading(`Hole ${from - 1}`)).toBeVisible()
  })
}

test('a jump from the scorecard keeps Back true to the holes', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 8, scores: { Ann: repeat(3, 7) } }))
  await game.open()
  await game.button('Scorecard').click()
  await game.button('Hole 3').click()
  await expect(game.heading('Hole 3')).toBeVisible()
  await expect.poll(() => depth(page)).toBe(2)
  await page.goBack()
  await expect(game.heading('Hole 2')).toBeVisible()
})

test('setup leaves on Back, the round is kept', async ({ page }) => {
  const game = new GamePage(page)
  await page.goto('/')
  await game.seed(kept({ hole: 5, scores: { Ann: repeat(2, 4) } }))
  await game.open()
  await game.button('Back').click()
  await expect(game.heading("Who's playing today?")).toBeVisible()
  await expect.poll(() => depth(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await game.open()
  await expect(game.heading('Hole 5')).toBeVisible()
})
