import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'

test('a device that keeps nothing is logged once and the round goes on', async ({
  page,
  expectSaid,
}) => {
  expectSaid(/keeps nothing/)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'], 2)
  await game.score({ Ann: 2, Bo: 3 })
  await game.button('Next Hole').click()
  await game.score({ Ann: 2, Bo: 3 })
  await game.button('Show Scorecard').click()
  await expect(game.heading('Puttogether card')).toBeVisible()
  expect(said.filter((words) => words.includes('keeps nothing'))).toHaveLength(1)
})

/** From now on the device keeps nothing, until `makeRoom`. */
const fill = (page: Page) =>
  page.evaluate(() => {
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
      ?.value as typeof Storage.prototype.setItem
    Storage.prototype.setItem = function (...words) {
      if ('full' in window) throw new DOMException('full', 'QuotaExceededError')
      write.apply(this, words)
    }
    Object.assign(window, { full: true })
  })

const makeRoom = (page: Page) =>
  page.evaluate(() => Reflect.deleteProperty(window, 'full'))

test('what a full device refused is saved on leaving', async ({ page, expectSaid }) => {
  expectSaid(/keeps nothing/)
  const game = new GamePage(page)
  await game.start(['Ann'])
  await fill(page)
  await game.strokes('Ann', 5).click()
  await makeRoom(page)
  await page.reload()
  await expect(game.strokes('Ann', 5)).toHaveAttribute('aria-pressed', 'true')
})

test('what a full device refused is saved as soon as there is room, by itself', async ({
  page,
  expectSaid,
}) => {
  expectSaid(/keeps nothing/)
  const game = new GamePage(page)
  await game.start(['Ann'])
  await fill(page)
  await game.strokes('Ann', 5).click()
  expect(await game.saved()).not.toContain('[5')
  await makeRoom(page)
  await expect.poll(game.saved).toContain('[5')
})
