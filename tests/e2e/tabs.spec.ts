import { expect, GamePage, test } from './fixtures'

test('a page that the browser had laid aside shows what was played since', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  )
  const comesBack = () =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  const other = new GamePage(await context.newPage())
  await other.open()
  await other.strokes('Bo', 5).click()
  await comesBack()
  await expect(game.strokes('Bo', 5)).toHaveAttribute('aria-pressed', 'true')
  await other.button('Restart').click()
  await other.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Restart' })
    .click()
  await comesBack()
  await expect(game.heading("Who's playing today?")).toBeVisible()
})

test('two tabs show the same round and lose no score of either', async ({
  page,
  context,
}) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  const other = new GamePage(await context.newPage())
  await other.open()
  await game.strokes('Ann', 3).click()
  await expect(other.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
  await other.strokes('Bo', 5).click()
  await expect(game.strokes('Bo', 5)).toHaveAttribute('aria-pressed', 'true')
  await other.button('Next Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  const record = JSON.parse((await game.saved()) ?? '') as {
    players: { scores: number[] }[]
  }
  expect(record.players.map(({ scores }) => scores[0])).toEqual([3, 5])
})

test('a tab that missed the news takes it before it writes', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  )
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  const other = new GamePage(await context.newPage())
  await other.open()
  await other.strokes('Bo', 5).click()
  await game.strokes('Ann', 3).click()
  await expect(game.strokes('Bo', 5)).toHaveAttribute('aria-pressed', 'true')
  await expect(game.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
})
