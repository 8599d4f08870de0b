import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'
import { hiddenFocus } from './hiddenFocus'

test('a round is played by keyboard alone', async ({ page }) => {
  const game = new GamePage(page)
  const { keyboard } = page
  await game.open()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await game.name().focus()
  for (const name of ['Ann', 'Bo']) {
    await keyboard.type(name)
    await keyboard.press('Enter')
  }
  await game.holes().focus()
  await keyboard.type('2')
  await keyboard.press('Enter')
  await tabTo(page, 'Start Game')
  await keyboard.press('Enter')
  await expect(game.heading('Hole 1')).toBeFocused()

  await tabTo(page, '1')
  await keyboard.press('ArrowRight')
  await expect(game.strokes('Ann', 2)).toBeFocused()
  await expect(game.card('Ann').getByRole('button', { pressed: true })).toHaveCount(0)
  await keyboard.press('Space')
  await expect(game.strokes('Ann', 2)).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('End')
  await expect(game.strokes('Ann', 7)).toBeFocused()
  await keyboard.press('Home')
  await expect(game.strokes('Ann', 1)).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(game.strokes('Ann', 7)).toBeFocused()
  await keyboard.press('Backspace')
  await expect(game.card('Ann').getByRole('button', { pressed: true })).toHaveCount(0)
  await keyboard.press('3')
  await expect(game.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Tab')
  await expect(
    game.card('Bo').getByRole('button', { name: 'Total and average' }),
  ).toBeFocused()
  await keyboard.press('Tab')
  await expect(game.strokes('Bo', 1)).toBeFocused()
  await keyboard.press('4')
  await keyboard.press('4')
  await expect(game.card('Bo').getByRole('button', { pressed: true })).toHaveCount(0)
  await keyboard.press('5')

  await tabTo(page, 'Next Hole')
  await keyboard.press('Enter')
  await expect(game.heading('Hole 2')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Hole 2 of 2' })).toHaveText(
    'Hole 2 of 2. Ann plays first.',
  )
  await tabTo(page, '1')
  await keyboard.press('1')
  await tabTo(page, 'Show Scorecard')
  await keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(game.button('Add missing score(s)')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(game.heading('Missing Scores Detected')).toBeFocused()
  await tabTo(page, 'Continue to Scorecard')
  await keyboard.press('Enter')
  await expect(game.heading('Puttogether card')).toBeFocused()
})

test('the ranking, missing scores and the scorecard are passed by keyboard alone', async ({
  page,
}) => {
  const game = new GamePage(page)
  const { keyboard } = page
  const scores = { Ann: repeat(3, 17), Bo: [...repeat(2, 12), 0, ...repeat(2, 4)] }
  await game.seed(kept({ hole: 9, scores }))
  await game.open()
  await expect(game.heading('Hole 9')).toBeVisible()
  await tabTo(page, 'Next Hole')
  await keyboard.press('Enter')
  await expect(game.heading('Halfway There!')).toBeFocused()
  await tabTo(page, 'Show Rankings')
  await keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Current Standings' })).toBeFocused()
  await tabTo(page, 'Continue to Hole 10')
  await keyboard.press('Enter')
  await expect(game.heading('Hole 10')).toBeFocused()

  await tabTo(page, 'Scorecard')
  await keyboard.press('Enter')
  await expect(game.heading('Puttogether card')).toBeFocused()
  await tabTo(page, 'Hole 18')
  await keyboard.press('Enter')
  await expect(game.heading('Hole 18')).toBeFocused()
  for (const player of ['Ann', 'Bo']) {
    await tabTo(page, '1')
    await expect(game.strokes(player, 1)).toBeFocused()
    await keyboard.press('5')
  }
  await tabTo(page, 'Show Scorecard')
  await keyboard.press('Enter')
  await expect(game.heading('Missing Scores Detected')).toBeFocused()
  await tabTo(page, 'Fix scores on hole 13')
  await keyboard.press('Enter')
  await expect(game.heading('Hole 13')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await tabTo(page, 'Restart')
  await keyboard.press('Enter')
  await expect(game.button('Cancel')).toBeFocused()
  await tabTo(page, 'Restart')
  await keyboard.press('Enter')
  await expect(game.heading("Who's playing today?")).toBeFocused()
})

for (const players of [2, 4, 8])
  test(`on a scorecard of ${players} the focus is never under the names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].slice(0, players)
    const scores = Object.fromEntries(names.map((name) => [name, repeat(3, 18)]))
    const game = new GamePage(page)
    await game.seed(kept({ hole: 18, screen: 'scorecard', scores }))
    await game.open()
    await expect(game.button('Hole 18')).toBeVisible()
    const { hidden, stops } = await hiddenFocus(page, 'Shift+Tab')
    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(20)
  })

test('in the privacy settings the focus is never under the answers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 })
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Customize' }).click()
  for (const name of ['Analytics', 'Enhanced Features']) {
    const choice = page.getByRole('switch', { name })
    await page.keyboard.press('Tab')
    await expect(choice).toBeFocused()
    const switchBox = await choice.boundingBox()
    const answer = await page
      .getByRole('button', { name: 'Save Preferences' })
      .boundingBox()
    const end = (switchBox?.y ?? Infinity) + (switchBox?.height ?? 0)
    expect(end).toBeLessThan(answer?.y ?? 0)
  }
})

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent,
    )
    if (focused === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}
