import { expect, GamePage, kept, repeat, test } from './fixtures'
import { everyScreen } from './screens'
import { IN_THE_SUN, violations } from './violations'

test.describe('with both schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no screen, dialog or message of the game has a violation or words that fade in the sun', async ({
    page,
  }) => {
    test.slow()
    const found: string[] = []
    await everyScreen(new GamePage(page), async (screen) => {
      found.push(
        ...(await violations(page, IN_THE_SUN)).map((fault) => `${screen}, ${fault}`),
      )
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
      expect(await violations(page, IN_THE_SUN)).toEqual([])
    })
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
