import { expect, GamePage, kept, repeat, test } from './fixtures'

const GROUP = ['Maya', 'Grandpa Jo', 'Leon', 'Charlotte-Amélie'] as const

/** Fixed scores of a round: no zero, some aces. */
const strokesFor = (place: number, hole: number) => ((hole * 5 + place * 3) % 7) + 1

test('a round of four on eighteen holes takes 72 taps for scores and 18 for holes', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.start(GROUP)
  let taps = 0
  await page.exposeFunction('tapped', () => (taps += 1))
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => void (window as unknown as { tapped: () => void }).tapped(),
      true,
    ),
  )
  for (let hole = 1; hole <= 18; hole += 1) {
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
    for (const [place, player] of GROUP.entries())
      await game.strokes(player, strokesFor(place, hole)).tap()
    await game.button(hole === 18 ? 'Show Scorecard' : 'Next Hole').tap()
    if (hole === 9) {
      await expect(game.heading('Halfway There!')).toBeVisible()
      taps -= 1
      await game.button('Keep Playing').tap()
    }
  }
  await expect(game.heading('Puttogether card')).toBeVisible()
  expect(taps).toBe(72 + 18)

  const table = page.getByRole('table', { name: 'Scorecard' })
  const total = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'TOTAL' }) })
  const sums = GROUP.map((_, place) =>
    Array.from({ length: 18 }, (_, index) => strokesFor(place, index + 1)).reduce(
      (a, b) => a + b,
      0,
    ),
  )
  await expect(total.getByRole('cell')).toHaveText(sums.map(String))
  await expect(table.getByRole('columnheader')).toHaveText(['Hole', ...GROUP])
  const rankings = page
    .getByRole('list', { name: 'Final Rankings' })
    .getByRole('listitem')
  const best = Math.min(...sums)
  await expect(rankings.first()).toContainText(String(best))
  await expect(rankings).toHaveCount(4)
})

test('the first tap sets a score, the second clears it, another changes it', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await game.strokes('Ann', 4).click()
  await expect(game.strokes('Ann', 4)).toHaveAttribute('aria-pressed', 'true')
  await game.strokes('Ann', 4).click()
  await expect(game.strokes('Ann', 4)).toHaveAttribute('aria-pressed', 'false')
  await game.strokes('Ann', 4).click()
  await game.strokes('Ann', 2).click()
  await expect(game.card('Ann').getByRole('button', { pressed: true })).toHaveText(['2'])
})

test('the badge shows who begins until somebody has scored', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await expect(page.getByText('First to play')).toHaveCount(1)
  await game.score({ Ann: 5, Bo: 2 })
  await expect(page.getByText('First to play')).toBeHidden()
  await game.button('Next Hole').click()
  await expect(game.card('Bo').getByText('First to play')).toBeVisible()
  await expect(game.card('Ann').getByText('First to play')).toBeHidden()
})

test('total and average open on the card', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 3, scores: { Ann: [2, 3], Bo: [] } }))
  await game.open()
  const toggle = game.card('Ann').getByRole('button', { name: 'Total and average' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(game.card('Ann')).toContainText('Total 5')
  await expect(game.card('Ann')).toContainText('Average 2.5')
  await game.card('Bo').getByRole('button', { name: 'Total and average' }).click()
  await expect(game.card('Bo')).toContainText('Average 0.0')
})

test('a partly scored hole asks; staying is the safe answer', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await game.strokes('Ann', 3).click()
  await game.button('Next Hole').click()
  const question = page.getByRole('alertdialog', { name: 'Incomplete Scores' })
  await expect(question).toContainText(
    'Not all players have entered their scores for hole 1. Would you like to add the missing numbers or move on to the next hole?',
  )
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(game.heading('Hole 1')).toBeVisible()
  await expect(game.button('Next Hole')).toBeFocused()
  await game.button('Next Hole').click()
  await game.button('Move on to next hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
})

test('a last hole that nobody scored leads to the missing scores and back to fix them', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.seed(kept({ holes: 3, hole: 3, scores: { Ann: [2, 3], Bo: [4] } }))
  await game.open()
  await game.button('Show Scorecard').click()
  await expect(game.heading('Missing Scores Detected')).toBeVisible()
  await expect(page.getByText('3 missing scores across 2 holes')).toBeVisible()
  const holes = page
    .getByRole('list', { name: 'Holes with missing scores' })
    .getByRole('listitem')
  await expect(holes).toHaveCount(2)
  await expect(holes.first()).toContainText('Hole 2')
  await expect(holes.first()).toContainText('Bo')
  await holes
    .first()
    .getByRole('button', { name: /^Fix scores/ })
    .click()
  await expect(game.heading('Hole 2')).toBeVisible()
  await game.strokes('Bo', 3).click()
  await game.button('Next Hole').click()
  await game.button('Show Scorecard').click()
  await expect(page.getByText('2 missing scores across 1 hole')).toBeVisible()
  await game.button('Continue to Scorecard').click()
  await expect(
    page
      .getByRole('table', { name: 'Scorecard' })
      .getByRole('row')
      .nth(3)
      .getByRole('cell'),
  ).toHaveText(['–', '–'])
})

test('the halfway ranking holds no name and no score until it is shown', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 9, scores: { Zora: repeat(7, 9), Yves: repeat(2, 9) } }))
  await game.open()
  await game.button('Next Hole').click()
  await expect(game.heading('Halfway There!')).toBeVisible()
  await expect(page.getByText('Only 9 more holes to go!')).toBeVisible()
  const html = await page.content()
  for (const secret of ['Zora', 'Yves', '63', '18'])
    expect(
      html
        .slice(html.indexOf('<main'), html.indexOf('</main>'))
        .replace(/<svg.*?<\/svg>/gs, ''),
    ).not.toContain(secret)
  await game.button('Rankings Hidden').click()
  await expect(
    page.getByRole('list', { name: 'Current Standings' }).getByRole('listitem'),
  ).toHaveText([/Yves.*18/, /2.*Zora.*63/])
  await expect(page.getByText('Yves leads by 45 strokes!')).toBeVisible()
  await expect(page.getByText('Still 9 holes to change everything!')).toBeVisible()
  await game.button('Continue to Hole 10').click()
  await expect(game.heading('Hole 10')).toBeVisible()
})

test('Restart asks, then forgets everything', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.button('Restart').click()
  const question = page.getByRole('alertdialog', { name: 'Start New Game?' })
  await expect(question).toContainText(
    'This will clear all current scores and players. This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(game.heading('Hole 1')).toBeVisible()
  await game.button('Start New Game').click()
  await expect(question.getByRole('button')).toHaveText(['Cancel', 'Start New Game'])
  await question.getByRole('button', { name: 'Start New Game' }).click()
  await expect(game.heading("Who's playing today?")).toBeVisible()
  await expect(game.players()).toHaveCount(0)
  expect(await game.saved()).toBeNull()
})

test('a hole in one is cheered and marked for everybody', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'], 1)
  await game.strokes('Ann', 1).click()
  await expect(game.card('Ann').getByText('Hole in one!')).toBeVisible()
  await game.button('Show Scorecard').click()
  await expect(page.getByRole('cell', { name: /1.*hole in one/ })).toBeVisible()
  await expect(page.getByText('1 hole in one', { exact: true })).toBeVisible()
})

test('dialogs say what they should', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.button('Basic Rules').click()
  const rules = page.getByRole('dialog', { name: 'Basic Rules' })
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText([
    'Basics',
    'The classic debates',
    'Final scores',
  ])
  await page.keyboard.press('Escape')
  await expect(game.button('Basic Rules')).toBeFocused()
  await game.button('Save This Round').click()
  await expect(page.getByRole('dialog', { name: 'Save This Round' })).toContainText(
    'until you start a new one',
  )
})
