import { expect, GamePage, test } from './fixtures'

interface Locks {
  held: number
  asked: number
}

test('the screen stays awake on a hole, and only there', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: Locks = { held: 0, asked: 0 }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          locks.held += 1
          locks.asked += 1
          return Promise.resolve({
            release: () => {
              locks.held -= 1
              return Promise.resolve()
            },
          })
        },
      },
    })
  })
  const locks = () => page.evaluate(() => (window as unknown as { locks: Locks }).locks)
  const game = new GamePage(page)
  await game.open()
  expect(await locks()).toEqual({ held: 0, asked: 0 })
  await game.add('Ann')
  await game.button('Start Game').click()
  await expect.poll(locks).toEqual({ held: 1, asked: 1 })
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  expect(await locks()).toEqual({ held: 1, asked: 1 })
  await game.button('Scorecard').click()
  await expect.poll(locks).toEqual({ held: 0, asked: 1 })
})

test('without a wake lock nothing is missed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
  })
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.strokes('Ann', 3).click()
  await expect(game.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
})

test('a double tap on a score does not zoom, a field does not either', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.open()
  const size = await game
    .name()
    .evaluate((field) => parseFloat(getComputedStyle(field).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  await game.add('Ann')
  await game.button('Start Game').click()
  await expect(game.strokes('Ann', 1)).toHaveCSS('touch-action', 'manipulation')
})
