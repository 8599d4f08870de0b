import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'
import { everyScreen } from './screens'
import { violations } from './violations'

test.describe('with both schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no screen, dialog or message of the game has a violation', async ({ page }) => {
    test.slow()
    const found: string[] = []
    await everyScreen(new GamePage(page), async (screen) => {
      found.push(...(await violations(page)).map((fault) => `${screen}, ${fault}`))
    })
    expect(found).toEqual([])
  })

  for (const players of [2, 8])
    test(`a scorecard of ${players} has no violation`, async ({ page }) => {
      const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].slice(0, players)
      const scores = Object.fromEntries(names.map((name) => [name, repeat(1, 17)]))
      const game = new GamePage(page)
      await game.seed(kept({ hole: 18, screen: 'scorecard', scores }))
      await game.open()
      await expect(page.getByRole('columnheader')).toHaveCount(players + 1)
      expect(await violations(page)).toEqual([])
    })
})

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

test('focus stays in a dialog and comes back', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.button('Restart').click()
  const inside = () =>
    page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    )
  for (let press = 0; press < 6; press += 1) {
    expect(await inside()).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(game.button('Restart')).toBeFocused()
})

test('without script /game says what it needs', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/game')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.locator('noscript p')).toContainText('needs JavaScript')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Who's playing today?")
  await page.close()
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
