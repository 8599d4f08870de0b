import { expect, test } from './fixtures'
import { decoded, openScorecard, today } from './sharing'

test('the picture is downloaded under its name and day', async ({ page }) => {
  const game = await openScorecard(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  expect(download.suggestedFilename()).toBe(
    `mini-golf-scorecard-${await today(page)}.png`,
  )
  const { width, height, bytes } = await decoded(page, download)
  expect(width).toBe(1280)
  expect(height).toBeGreaterThan(2_600)
  expect(bytes).toBeLessThan(400_000)
  await expect(game.button('Share Scorecard')).toBeVisible()
})

test('ten players on 36 holes keep to what phones bear', async ({ page }) => {
  const names = 'Ann Bo Cy Dot Eva Fay Gus Hal Ida Jo'.split(' ')
  const scores = Object.fromEntries(
    names.map((name, at) => [
      name,
      Array.from({ length: 36 }, (_, hole) => ((hole + at) % 7) + 1),
    ]),
  )
  const game = await openScorecard(page, scores, 36)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  const { width, height } = await decoded(page, download)
  expect(width * height).toBeLessThanOrEqual(5_000_000)
  expect(width).toBeGreaterThan(1_000)
})

test('names of ten scripts come without asking anybody else', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (
      !/^(data|blob):/.test(request.url()) &&
      !request.url().startsWith(String(baseURL))
    )
      foreign.push(request.url())
  })
  const names = [
    'Zoë',
    'Владимир',
    'Βασίλης',
    '李小龙',
    'さくら',
    '김민수',
    'محمد بن سلمان',
    'שלום כהן',
    'प्रिया शर्मा',
    'Kid 👨‍👩‍👧 👍🏽',
  ]
  const scores = Object.fromEntries(names.map((name) => [name, [2, 3, 4]]))
  const game = await openScorecard(page, scores, 3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  expect((await decoded(page, download)).width).toBe(1280)
  expect(foreign).toEqual([])
})

test('the picture is copied to the clipboard, with the result in words', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const game = await openScorecard(page)
  await game.button('Copy picture').click()
  await expect(page.getByText('Picture copied to clipboard!').first()).toBeVisible()
  const held = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const words = await item?.getType('text/plain')
    return { types: item?.types, words: await words?.text() }
  })
  expect(held.types).toContain('image/png')
  expect(held.words).toContain('1. Maya: 36')
})

test('an iOS home-screen app shows the picture to be kept by a long press', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'standalone', { value: true }),
  )
  const game = await openScorecard(page)
  await game.button('Share Scorecard').click()
  const dialog = page.getByRole('dialog', { name: 'Your scorecard' })
  await expect(
    dialog.getByRole('img', { name: /Puttogether scorecard.*1\. Maya: 36/ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
