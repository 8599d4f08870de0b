import type { Locator, Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

/** Two taps of a thumb on one spot, this many milliseconds apart. */
async function tapTwice(page: Page, control: Locator, apart: number) {
  const box = await control.boundingBox()
  const session = await page.context().newCDPSession(page)
  const spot = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const begin = Date.now() / 1000
  for (const start of [0, apart])
    for (const [type, touchPoints, time] of [
      ['touchStart', [spot], start],
      ['touchEnd', [], start + 40],
    ] as const)
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [...touchPoints],
        timestamp: begin + time / 1000,
      })
}

const SLIP = 120

test('a double tap goes on by one hole, not by two, two taps go on by two', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann')
  await tapTwice(page, game.button('Start Game'), SLIP)
  await expect(game.heading('Hole 1')).toBeVisible()
  await tapTwice(page, game.button('Next Hole'), SLIP)
  await expect(game.heading('Hole 2')).toBeVisible()
  await game.button('Next Hole').dblclick()
  await expect(game.heading('Hole 3')).toBeVisible()
  await tapTwice(page, game.button('Next Hole'), 400)
  await expect(game.heading('Hole 5')).toBeVisible()
  await game.button('Next Hole').click()
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 7')).toBeVisible()
  await tapTwice(page, game.button('Prev Hole'), SLIP)
  await expect(game.heading('Hole 6')).toBeVisible()
})

test('a double tap answers no question and uncovers no ranking', async ({ page }) => {
  const game = new GamePage(page)
  const scores = { Ann: repeat(3, 9), Bo: repeat(3, 8) }
  await game.seed(kept({ hole: 8, scores }))
  await game.open()
  await game.strokes('Bo', 3).click()
  await tapTwice(page, game.button('Next Hole'), SLIP)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await game.strokes('Bo', 2).click()
  await game.button('Next Hole').click()
  await tapTwice(page, game.button('Next Hole'), SLIP)
  await expect(game.heading('Halfway There!')).toBeVisible()
  await expect(game.button('Rankings Hidden')).toBeVisible()
  await tapTwice(page, game.button('Keep Playing'), SLIP)
  await expect(game.heading('Hole 10')).toBeVisible()
  await tapTwice(page, game.button('Restart'), SLIP)
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a double tap removes one player; on a score both taps count', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann', 'Bo', 'Cy')
  await tapTwice(page, game.button('Remove Ann'), SLIP)
  await expect(game.players()).toHaveText(['Bo', 'Cy'])
  await tapTwice(page, game.button('More holes'), SLIP)
  await expect(game.holes()).toHaveValue('20')
  await game.button('Start Game').click()
  await game.strokes('Bo', 3).click()
  await tapTwice(page, game.strokes('Cy', 3), SLIP)
  await expect(game.strokes('Bo', 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(game.card('Cy').getByRole('button', { pressed: true })).toHaveCount(0)
})
