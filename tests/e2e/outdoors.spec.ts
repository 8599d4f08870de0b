import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'

interface Locks {
  held: number
  asked: number
}

/** A device whose screen stays on while a lock is held; it lets go of all of them when the page is hidden. */
async function withWakeLock(page: Page) {
  await page.addInitScript(() => {
    const locks: Locks = { held: 0, asked: 0 }
    Object.assign(window, { locks })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') locks.held = 0
    })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          locks.held += 1
          locks.asked += 1
          return Promise.resolve({
            release: () => {
              locks.held = Math.max(0, locks.held - 1)
              return Promise.resolve()
            },
          })
        },
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { locks: Locks }).locks)
}

/** The person turns to another app, or comes back. */
const turn = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibility,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

test('the screen stays awake on a hole, and only there', async ({ page }) => {
  const locks = await withWakeLock(page)
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

test('the screen stays awake again when the page comes back', async ({ page }) => {
  const locks = await withWakeLock(page)
  const game = new GamePage(page)
  await game.start(['Ann'])
  await expect.poll(locks).toEqual({ held: 1, asked: 1 })
  await turn(page, 'hidden')
  expect(await locks()).toEqual({ held: 0, asked: 1 })
  await turn(page, 'visible')
  await expect.poll(locks).toEqual({ held: 1, asked: 2 })
  await game.button('Scorecard').click()
  await expect.poll(locks).toEqual({ held: 0, asked: 2 })
  await turn(page, 'hidden')
  await turn(page, 'visible')
  expect(await locks()).toEqual({ held: 0, asked: 2 })
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

test('no field and no double tap zooms, and no pull reloads', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  for (const field of [game.name(), game.holes()]) {
    const size = await field.evaluate((input) =>
      parseFloat(getComputedStyle(input).fontSize),
    )
    expect(size).toBeGreaterThanOrEqual(16)
  }
  await game.add('Ann', 'Bo', 'Cy', 'Di', 'Ed')
  await game.button('Start Game').click()
  await expect(game.strokes('Ann', 1)).toHaveCSS('touch-action', 'manipulation')
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none')
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 4_000)
  await expect(game.button('Restart')).toBeInViewport({ ratio: 1 })
  await expect(game.heading('Hole 1')).not.toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a tap can be felt, a hole in one is cheered; neither where less motion is asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (pattern) => {
      felt.push(pattern)
      return true
    }
  })
  const felt = () =>
    page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.splice(0))
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.strokes('Ann', 3).click()
  expect(await felt()).toEqual([10])
  await game.strokes('Ann', 1).click()
  await expect.poll(felt).toEqual([10, [30, 40, 60]])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await game.strokes('Ann', 3).click()
  await expect(game.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
  expect(await felt()).toEqual([])
})
