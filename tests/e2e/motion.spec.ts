import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

/** Counts, frame by frame, what is on the move from now on. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect)
          moved.add(
            `${effect.target?.outerHTML.slice(0, 60)}${effect.pseudoElement ?? ''}`,
          )
      requestAnimationFrame(look)
    }
    look()
  })

const moved = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])

/** Everything that moves in a round. */
async function playAlong(page: Page) {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 8, scores: { Ann: repeat(2, 7), Bo: repeat(3, 7) } }))
  await game.open()
  await game.score({ Ann: 1, Bo: 4 })
  await game.button('Basic Rules').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 9')).toBeVisible()
  await game.score({ Ann: 2, Bo: 2 })
  await game.button('Next Hole').click()
  await game.button('Show Rankings').click()
  await expect(page.getByText('Ann leads by')).toBeVisible()
  await game.button('Continue to Hole 10').click()
  await game.button('Scorecard').click()
  await expect(game.heading('Puttogether card')).toBeVisible()
  await game.button('Back').click()
  await game.button('Back').click()
  await game.add('ann')
  await expect(page.getByText('Name already taken!').first()).toBeVisible()
}

test('the round moves', async ({ page }) => {
  await watchMotion(page)
  await playAlong(page)
  expect((await moved(page)).length).toBeGreaterThan(2)
})

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves at all', async ({ page }) => {
    await watchMotion(page)
    await playAlong(page)
    expect(await moved(page)).toEqual([])
    await page.goto('/')
    await page.getByRole('button', { name: 'Customize' }).click()
    await page.getByRole('switch', { name: 'Analytics' }).check()
    expect(await moved(page)).toEqual([])
  })
})
