import { GamePage, kept, repeat } from './fixtures'
import { nextBuild } from './nextBuild'
import { expect, test } from './ownServer'

test.describe.configure({ timeout: 120_000 })

const EIGHT = kept({ hole: 8, scores: { Ann: repeat(2, 8), Bo: repeat(3, 8) } })

test.describe('a page that nothing keeps offline', () => {
  test.use({ serviceWorkers: 'block' })

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
    await expect(game.players()).toHaveText(['Ann', 'Bo'])
    await game.name().fill('')
    await game.button('Continue Game').click()
    await game.score({ Bo: 6 })
    await page.reload()
    await expect(game.strokes('Bo', 6)).toHaveAttribute('aria-pressed', 'true')
  })
})
