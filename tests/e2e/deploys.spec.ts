import type { Page } from '@playwright/test'
import { GamePage, kept, repeat } from './fixtures'
import { nextBuild } from './nextBuild'
import { expect, test, workerReady } from './ownServer'

test.describe.configure({ timeout: 120_000 })

const EIGHT = kept({ hole: 8, scores: { Ann: repeat(2, 8), Bo: repeat(3, 8) } })

const notice = (page: Page) => page.getByRole('region', { name: 'New version' })
const update = (page: Page) =>
  notice(page).getByRole('button', { name: 'Update' }).click()

/** From hole 8 by the ranking and the rules to the scorecard, with the toast that brings a player back. */
async function playOn(game: GamePage) {
  await game.button('Next Hole').click()
  await game.score({ Ann: 4, Bo: 5 })
  await game.button('Next Hole').click()
  await game.button('Show Rankings').click()
  await expect(game.page.getByRole('list', { name: 'Current Standings' })).toBeVisible()
  await game.button('Continue to Hole 10').click()
  await game.button('Basic Rules').click()
  await expect(game.page.getByRole('dialog')).toBeVisible()
  await game.page.keyboard.press('Escape')
  await game.score({ Ann: 6 })
  await game.button('Back').click()
  await game.button('Remove Bo').click()
  await game.button('Undo').click()
  await expect(game.players()).toHaveText(['Ann', 'Bo'])
  await game.button('Continue Game').click()
  await game.button('Scorecard').click()
  await expect(game.page.getByRole('row', { name: /TOTAL/ })).toContainText('26')
  await expect(game.page.getByRole('row', { name: /TOTAL/ })).toContainText('29')
}

async function download(game: GamePage) {
  const [picture] = await Promise.all([
    game.page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  return picture.suggestedFilename()
}

/** The script of the page, where that is of the next build. */
const nextScript = (page: Page) => page.locator('script[type=module][src*="-next"]')

test.describe('a page that nothing keeps offline', () => {
  test.use({ serviceWorkers: 'block' })

  test('plays on to the picture where a build keeps the files of the earlier one', async ({
    page,
    server,
  }, info) => {
    await server.start()
    const game = new GamePage(page)
    await game.seed(EIGHT)
    await game.open()
    await expect(game.heading('Hole 8')).toBeVisible()
    await server.stop()
    await server.start(nextBuild(info.outputPath('next'), { keepsEarlier: true }))
    await playOn(game)
    expect(await download(game)).toMatch(/^mini-golf-scorecard-/)
    await expect(notice(page)).toBeHidden()
    await expect(nextScript(page)).toHaveCount(0)
  })

  test('plays on where they are gone, and the picture comes after an update', async ({
    page,
    server,
    expectSaid,
  }, info) => {
    expectSaid(/The picture was not made|Failed to load resource/)
    const arrived = page.waitForResponse(/Toasts-[\w-]+\.js/)
    await server.start()
    const game = new GamePage(page)
    await game.seed(EIGHT)
    await game.open()
    await arrived
    await server.stop()
    await server.start(nextBuild(info.outputPath('next')))
    await playOn(game)
    await expect(notice(page)).toBeHidden()
    await game.button('Share Scorecard').click()
    await expect(notice(page)).toContainText(
      'New version ready. Please update. Your round stays.',
    )
    await expect(game.button('Share Scorecard')).toBeVisible()
    await expect(page.getByText('could not be made')).toHaveCount(0)
    await update(page)
    await expect(nextScript(page)).toHaveCount(1)
    await expect(game.heading('Puttogether card')).toBeVisible()
    expect(await download(game)).toMatch(/^mini-golf-scorecard-/)
    await expect(notice(page)).toBeHidden()
  })

  test('stays on screen when a deploy took the script of its messages', async ({
    page,
    server,
    expectSaid,
  }, info) => {
    expectSaid(
      /Messages cannot be shown|Failed to load resource|Refused to apply style|Unable to preload/,
    )
    await server.start()
    const game = new GamePage(page)
    await page.route(/Toasts-/, (route) => route.abort())
    await game.seed(EIGHT)
    await game.open()
    await game.button('Back').click()
    await server.stop()
    await server.start(nextBuild(info.outputPath('next')))
    await page.unroute(/Toasts-/)
    await game.add('Ann')
    await expect(notice(page)).toBeVisible()
    await game.name().fill('')
    await game.button('Continue Game').click()
    await game.score({ Bo: 6 })
    await update(page)
    await expect(nextScript(page)).toHaveCount(1)
    await expect(game.strokes('Bo', 6)).toHaveAttribute('aria-pressed', 'true')
    await expect(notice(page)).toBeHidden()
  })

  test('a page offers nothing when a script is missing for another reason', async ({
    page,
    server,
    expectSaid,
  }) => {
    expectSaid(/The page could not start|Failed to load resource/)
    await server.start()
    await page.route(/mountFeatures-/, (route) => route.abort())
    const asked = page.waitForResponse(`${server.address}/`)
    await page.goto('/')
    await asked
    const again = page.waitForResponse(`${server.address}/`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await (await again).finished()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })
})

/** Sharing asks for the update in one message, and hands out the picture once that has come. */
async function picturesAfterUpdate(game: GamePage) {
  const { page } = game
  await game.button('Share Scorecard').click()
  await expect(notice(page)).toContainText('Please update')
  await expect(page.getByText('could not be made')).toHaveCount(0)
  await update(page)
  await expect(nextScript(page)).toHaveCount(1)
  await expect(game.heading('Puttogether card')).toBeVisible()
  expect(await download(game)).toMatch(/^mini-golf-scorecard-/)
}

test('a new worker finds an old page that has none, and offers itself once', async ({
  page,
  context,
  server,
  expectSaid,
}, info) => {
  expectSaid(
    /not kept offline|bad HTTP response|The picture was not made|Failed to load resource/,
  )
  await server.startBehind((path) => ({ refuse: path === '/sw.js' }))
  const game = new GamePage(page)
  await game.seed(EIGHT)
  await game.open()
  await expect(game.heading('Hole 8')).toBeVisible()
  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  const other = await context.newPage()
  await other.goto('/about')
  await workerReady(other)
  await workerReady(page)
  await page.bringToFront()
  await playOn(game)
  await expect(notice(page)).toBeHidden()
  await picturesAfterUpdate(game)
})

test('a picture that the old worker had not kept yet comes with the new one', async ({
  page,
  server,
  expectSaid,
}, info) => {
  expectSaid(/The picture was not made|Failed to load resource/)
  await server.startBehind((path) => ({ refuse: path.includes('picture.worker') }))
  const game = new GamePage(page)
  await game.seed(EIGHT)
  await game.open()
  await workerReady(page)
  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  await playOn(game)
  await picturesAfterUpdate(game)
  await expect(notice(page)).toBeHidden()
})
