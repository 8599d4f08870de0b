import { expect, GamePage, kept, repeat, test } from './fixtures'
import { PICTURE_FILES } from './sharing'

test('no byte of the picture is loaded before the last hole', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (PICTURE_FILES.test(request.url())) loaded.push(request.url())
  })
  const game = new GamePage(page)
  await page.goto('/')
  await game.start(['Ann', 'Bo'], 3)
  await game.score({ Ann: 2, Bo: 3 })
  await game.button('Next Hole').click()
  await game.score({ Ann: 2, Bo: 3 })
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await game.button('Next Hole').click()
  await expect.poll(() => loaded.length).toBeGreaterThan(5)
})

test('it is loaded when a scorecard is opened early', async ({ page }) => {
  const worker = page.waitForEvent('worker')
  const game = new GamePage(page)
  await game.seed(kept({ scores: { Ann: repeat(2, 1) } }))
  await game.open()
  await game.button('Scorecard').click()
  expect((await worker).url()).toContain('picture.worker')
})
