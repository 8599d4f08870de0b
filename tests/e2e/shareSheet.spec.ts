import { expect, GamePage, kept, repeat, test } from './fixtures'
import { openScorecard, pictureIsReady, shared, standInForShare, today } from './sharing'

// A worker that keeps the files would answer before the routes of these tests do.

test('the sheet opens within the tap once the scorecard was on screen', async ({
  page,
}) => {
  await standInForShare(page, 'shared')
  const game = await openScorecard(page)
  await pictureIsReady(page)
  await game.button('Share Scorecard').click()
  const [call] = await shared(page)
  expect(call?.after).toBeLessThan(100)
  expect(call?.active).toBe(true)
  expect(call?.title).toBe('Mini Golf Scorecard')
  expect(call?.text).toContain(
    'Check out our mini golf scores!\n1. Maya: 36\n2. Grandpa Jo: 54',
  )
  expect(call?.text).toContain('http://localhost')
  expect(call?.type).toBe('image/png')
  expect(call?.file).toBe(`mini-golf-scorecard-${await today(page)}.png`)
  expect(call?.bytes).toBeGreaterThan(50_000)
})

for (const refusal of ['AbortError', 'NotAllowedError', 'DataError']) {
  test(`the picture is downloaded after ${refusal}`, async ({ page, expectSaid }) => {
    if (refusal !== 'AbortError') expectSaid(/The picture was not shared/)
    await standInForShare(page, refusal)
    const game = await openScorecard(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      game.button('Share Scorecard').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^mini-golf-scorecard-.*\.png$/)
    await expect(game.button('Share Scorecard')).toBeVisible()
  })
}

test('a second tap while the sheet is open does no harm', async ({ page }) => {
  await standInForShare(page, 'pending')
  const game = await openScorecard(page)
  await pictureIsReady(page)
  await game.button('Share Scorecard').click()
  await game.button('Sharing...').click()
  await page.waitForTimeout(1_600)
  await game.button('Sharing...').click()
  expect(await shared(page)).toHaveLength(2)
})

test('a tap that comes too early says so and goes on', async ({ page }) => {
  await standInForShare(page, 'shared')
  await page.route(/index_bg.*wasm/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  await expect(game.button('Sharing...')).toBeVisible()
  await expect(game.button('Share Scorecard')).toBeVisible()
  expect(await shared(page)).toHaveLength(1)
})

test('when the tap is too long ago, another one shares', async ({ page }) => {
  await standInForShare(page, 'shared')
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', {
      value: { isActive: false },
      configurable: true,
    }),
  )
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  const again = page.getByRole('button', { name: 'Share', exact: true })
  await expect(again).toBeVisible()
  expect(await shared(page)).toEqual([])
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } }),
  )
  await again.click()
  await expect.poll(() => shared(page)).toHaveLength(1)
})

test('the hole screen shares the round so far, the newest of it', async ({ page }) => {
  await standInForShare(page, 'shared')
  const game = new GamePage(page)
  await game.seed(kept({ hole: 3, scores: { Ann: repeat(2, 2), Bo: repeat(3, 2) } }))
  await game.open()
  await game.score({ Ann: 1, Bo: 7 })
  await game.button('Share').click()
  await expect.poll(() => shared(page)).toHaveLength(1)
  const [call] = await shared(page)
  expect(call?.text).toContain('1. Ann: 5\n2. Bo: 13')
})
