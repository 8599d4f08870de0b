import { expect, GamePage, kept, repeat, ROUND_KEY, test } from './fixtures'

test('every tap survives a reload', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await game.strokes('Bo', 6).click()
  await page.reload()
  await expect(game.strokes('Bo', 6)).toHaveAttribute('aria-pressed', 'true')
})

for (const [screen, heading] of [
  ['midgame-ranking', 'Halfway There!'],
  ['scorecard', 'Puttogether card'],
  ['incomplete-holes', 'Hole 9'],
  ['game', 'Hole 9'],
] as const) {
  test(`a round left at ${screen} reopens at ${heading}, and nothing else is ever seen`, async ({
    page,
  }) => {
    const game = new GamePage(page)
    await game.seed(kept({ hole: 9, screen, scores: { Ann: repeat(2, 9) } }))
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const heading = document.querySelector('h1')
        if (heading?.checkVisibility({ visibilityProperty: true }))
          seen.push(heading.textContent)
        requestAnimationFrame(look)
      }
      look()
    })
    await game.open()
    await expect(game.heading(heading)).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen)).toEqual(new Set([heading]))
  })
}

for (const broken of [
  '{"players":[{"id"',
  '"text"',
  '[1,2]',
  '{"players":{"length":1e9}}',
  'null',
]) {
  test(`a record that cannot be read is set aside: ${broken}`, async ({
    page,
    expectSaid,
  }) => {
    expectSaid(/could not be read/)
    const game = new GamePage(page)
    await game.seed(broken)
    await game.start(['Ann'])
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).map((key) => localStorage.getItem(key)),
    )
    expect(kept).toContain(broken)
    expect(kept).toHaveLength(2)
  })
}

test('leaving the page is warned of while a round is in progress, not before', async ({
  page,
}) => {
  const game = new GamePage(page)
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await game.open()
  await game.add('Ann')
  await page.reload()
  expect(warnings).toEqual([])
  await game.button('Start Game').click()
  await expect(game.heading('Hole 1')).toBeVisible()
  await page.reload()
  expect(warnings).toEqual(['beforeunload'])
  await game.strokes('Ann', 2).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  expect(warnings).toEqual(['beforeunload'])
})

test('the analytics event is recorded with consent, when play ends', async ({ page }) => {
  const events = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).filter(
        (entry) => typeof entry === 'object' && entry !== null && 'event' in entry,
      ),
    )
  await page.addInitScript(() =>
    localStorage.setItem(
      'cookieConsent',
      '{"necessary":true,"analytics":true,"fonts":false,"functionality":false}',
    ),
  )
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'], 2)
  await game.button('Scorecard').click()
  expect(await events()).toEqual([])
  await game.button('Back').click()
  await game.button('Next Hole').click()
  await game.button('Show Scorecard').click()
  await game.button('Continue to Scorecard').click()
  expect(await events()).toEqual([
    { event: 'game_completed', players: 2, total_holes: 2, incomplete_holes: true },
  ])
})

test('without consent nothing is recorded', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'], 1)
  await game.strokes('Ann', 2).click()
  await game.button('Show Scorecard').click()
  await expect(game.heading('Puttogether card')).toBeVisible()
  const recorded = await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))
  expect(recorded).not.toContain('game_completed')
})

test('the record has the name that the contract gives it', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  expect(ROUND_KEY).toBe('mini-golf-game-state')
  expect(JSON.parse((await game.saved()) ?? '')).toMatchObject({
    version: 1,
    gameStarted: true,
    totalHoles: 18,
    currentScreen: 'game',
  })
})
