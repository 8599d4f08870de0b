import { expect, test } from './fixtures'
import { decoded, openScorecard, shared, standInForShare } from './sharing'

// A worker that keeps the files would answer before the routes of these tests do.

const WORKER = /picture\.worker/
const RESVG = /index_bg.*\.wasm/
const YOGA = /yoga.*\.wasm/

test('a crash of the worker can be tried again', async ({ page, expectSaid }) => {
  expectSaid(/The picture was not made/)
  await page.route(WORKER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Crash")' }),
  )
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  await expect(page.getByText('The picture could not be made').first()).toBeVisible()
  await expect(game.button('Share Scorecard')).toBeVisible()
  await page.unroute(WORKER)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Try again').click(),
  ])
  expect((await decoded(page, download)).width).toBe(1280)
})

test('a second failure offers the result in words', async ({ page, expectSaid }) => {
  expectSaid(/The picture was not made|Failed to load resource/)
  await standInForShare(page, 'shared')
  await page.route(YOGA, (route) => route.fulfill({ status: 500 }))
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  await game.button('Try again').click()
  await game.button('Share as text').click()
  const [call] = await shared(page)
  expect(call?.text).toContain('1. Maya: 36')
  expect(call?.file).toBeUndefined()
})

test('without wasm the result goes out in words', async ({
  page,
  expectSaid,
  context,
}) => {
  expectSaid(/The picture was not made/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route(WORKER, async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `delete globalThis.WebAssembly;${body}`,
    })
  })
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  await game.button('Share as text').click()
  await expect(page.getByText('Result copied to clipboard!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '1. Maya: 36',
  )
})

test('without resvg the browser makes the pixels', async ({ page, expectSaid }) => {
  expectSaid(/Failed to load resource/)
  await page.route(RESVG, (route) => route.fulfill({ status: 500 }))
  const game = await openScorecard(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  expect((await decoded(page, download)).width).toBe(1280)
})

test('after 15 s it gives up and says so', async ({ page, expectSaid }) => {
  expectSaid(/The picture was not made/)
  await page.clock.install()
  await page.route(YOGA, () => undefined)
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  await expect(game.button('Exporting...')).toBeVisible()
  await page.clock.runFor(15_500)
  await expect(page.getByText('The picture took too long').first()).toBeVisible()
  await expect(game.button('Share Scorecard')).toBeVisible()
})
