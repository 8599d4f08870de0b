import { expect, GamePage, test } from './fixtures'
import { weighScripts } from './weighing'

const BUDGET = 110 * 1024

test('the script of a round is at most 110 KB compressed, with no wasm before its last hole', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const weigh = weighScripts(page)
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'], 3)
  await game.score({ Ann: 2, Bo: 3 })
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = await weigh()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(BUDGET)
  expect(
    loaded.filter((url) => url.includes('wasm') || !url.startsWith('http://localhost')),
  ).toEqual([])
})

test('a browser extension that edits the head costs neither styles nor the game', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.head) return
      observer.disconnect()
      document.head.prepend(
        document.createElement('link'),
        document.createElement('meta'),
      )
      document.documentElement.setAttribute('data-extension', 'yes')
    }).observe(document, { childList: true, subtree: true })
  })
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.strokes('Ann', 3).click()
  await expect(game.strokes('Ann', 3)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(83, 197, 94)')
})

test('a name typed before the script arrived is kept', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  const game = new GamePage(page)
  await page.goto('/game', { waitUntil: 'commit' })
  await game.name().fill('Early')
  release()
  await expect(game.button('Add')).toBeEnabled()
  await game.button('Add').click()
  await expect(game.players()).toHaveText(['Early'])
})
