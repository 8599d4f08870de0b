import type { Page } from '@playwright/test'
import { GamePage, ROUND_KEY } from './fixtures'
import { nextBuild } from './nextBuild'
import { everythingKept, expect, test } from './ownServer'

test.describe.configure({ timeout: 120_000 })

const recordOf = (page: Page, key = ROUND_KEY) =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
  }, key)

const messages = (page: Page) =>
  page
    .getByRole('region', { name: 'New version' })
    .or(page.getByRole('region', { name: /^Message/ }).getByRole('listitem'))
    .filter({ visible: true })

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an older build goes on with the round that a newer one saved, and keeps its record', async ({
    page,
    server,
    expectSaid,
  }, info) => {
    expectSaid(/a copy was set aside/)
    await server.start(nextBuild(info.outputPath('next')))
    const game = new GamePage(page)
    await game.start(['Ann', 'Bo'], 3)
    await game.score({ Ann: 2, Bo: 3 })
    await game.button('Next Hole').click()
    await game.score({ Ann: 4 })
    const newer = await recordOf(page)
    expect(newer).toMatchObject({ version: 2, weather: 'sunny' })

    await server.stop()
    await server.start()
    await page.reload()
    await expect(game.heading('Hole 2')).toBeVisible()
    await expect(game.strokes('Ann', 4)).toHaveAttribute('aria-pressed', 'true')
    expect(await recordOf(page, `${ROUND_KEY}.set-aside.1`)).toEqual(newer)
    await game.score({ Bo: 5 })
    await game.button('Next Hole').click()
    await game.score({ Ann: 1, Bo: 1 })
    await game.button('Show Scorecard').click()
    const total = page.getByRole('row', { name: /TOTAL/ })
    await expect(total.getByRole('cell')).toHaveText([/^7/, /^9/])
    await expect(messages(page)).toHaveCount(0)
    expect(await recordOf(page)).toMatchObject({ version: 1 })

    // Forward again: the newer build reads on from what the older one wrote.
    await server.stop()
    await server.start(info.outputPath('next'))
    await page.reload()
    await expect(total.getByRole('cell')).toHaveText([/^7/, /^9/])
    await expect(messages(page)).toHaveCount(0)
    const kept = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(kept).toEqual([ROUND_KEY, `${ROUND_KEY}.set-aside.1`])
  })
})

test('under a worker an older build waits for the round like any other version', async ({
  page,
  server,
  expectSaid,
}, info) => {
  expectSaid(/a copy was set aside/)
  await server.start(nextBuild(info.outputPath('next')))
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await everythingKept(page)
  await game.score({ Ann: 3, Bo: 4 })
  await game.button('Next Hole').click()
  await server.stop()
  await server.start()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const notice = page.getByRole('region', { name: 'New version' })
  await expect(notice).toBeVisible()
  await expect(messages(page)).toHaveCount(1)
  await game.score({ Ann: 5 })
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await expect(notice).toBeHidden()
  await expect(game.strokes('Ann', 5)).toHaveAttribute('aria-pressed', 'true')
  await expect(messages(page)).toHaveCount(0)
  expect(await recordOf(page)).toMatchObject({ version: 2 })
  await game.score({ Bo: 6 })
  expect(await recordOf(page)).toMatchObject({ version: 1, currentHole: 2 })
})
