import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

const HARD_NAMES = [
  'A very long name that never seems to come to its end at all, Junior the Third',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'محمد بن عبد الرحمن الطويل',
  'יהונתן',
  '👨‍👩‍👧‍👦🏌🏽‍♀️👨‍👩‍👧‍👦🏌🏽‍♀️👨‍👩‍👧‍👦🏌🏽‍♀️',
  '<img src=x onerror="window.hacked=true">',
  '</script><script>window.hacked=true</script>',
  '李小龙李小龙李小龙李小龙李小龙',
  '{{constructor}}',
  'Ω',
]

const FOUR = ['Maya', 'Grandpa Jo', 'Leon', 'Charlotte-Amélie']
const finished = kept({
  hole: 18,
  screen: 'scorecard',
  scores: Object.fromEntries(FOUR.map((name) => [name, repeat(3, 18)])),
})

const overflowing = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )

test.describe('at 320 px, ten hard names and 36 holes', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing overflows and nothing is executed on any screen', async ({ page }) => {
    const game = new GamePage(page)
    await game.open()
    await game.add(...HARD_NAMES)
    await expect(game.players()).toHaveCount(10)
    expect(await overflowing(page)).toBe(false)
    await game.holes().fill('36')
    await game.button('Start Game').click()
    for (const name of HARD_NAMES) {
      await game.strokes(name, 1).click()
      await game.card(name).getByRole('button', { name: 'Total and average' }).click()
    }
    expect(await overflowing(page)).toBe(false)
    await game.button('Scorecard').click()
    await expect(
      page.getByRole('table', { name: 'Scorecard' }).getByRole('columnheader'),
    ).toHaveCount(11)
    expect(await overflowing(page)).toBe(false)
    await game.button('Hole 36').click()
    await game.button('Show Scorecard').click()
    await expect(game.heading('Missing Scores Detected')).toBeVisible()
    expect(await overflowing(page)).toBe(false)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('the table keeps its header and first column in view', async ({ page }) => {
    const game = new GamePage(page)
    const scores = Object.fromEntries(HARD_NAMES.map((name) => [name, repeat(3, 36)]))
    await game.seed(kept({ holes: 36, hole: 36, screen: 'scorecard', scores }))
    await game.open()
    const table = page.getByRole('table', { name: 'Scorecard' })
    await table.getByRole('row').last().getByRole('cell').last().scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader', { name: 'Ω' })).toBeInViewport({
      ratio: 0.9,
    })
    await expect(table.getByRole('rowheader', { name: 'TOTAL' })).toBeInViewport({
      ratio: 0.9,
    })
  })

  test('five players’ names stay in view while the page scrolls', async ({ page }) => {
    const game = new GamePage(page)
    const scores = Object.fromEntries(
      ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => [name, repeat(3, 36)]),
    )
    await game.seed(kept({ holes: 36, hole: 36, screen: 'scorecard', scores }))
    await game.open()
    await game.button('Hole 30').scrollIntoViewIfNeeded()
    for (const name of ['Ann', 'Ed'])
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({
        ratio: 0.9,
      })
    await expect(game.button('Hole 30')).toBeInViewport()
  })
})

test('on 390×844 four cards, the heading and both hole buttons are on screen', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.start(FOUR)
  const parts = [
    game.heading('Hole 1'),
    game.button('Prev Hole'),
    game.button('Next Hole'),
  ]
  for (const name of FOUR) parts.push(game.card(name))
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  const bar = await game.button('Next Hole').boundingBox()
  const last = await game.card('Charlotte-Amélie').boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('nothing on the cards moves when a score, an ace, a total or the next hole comes', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo', 'Cy'])
  const places = async () =>
    Promise.all(['Ann', 'Bo', 'Cy'].map((name) => game.card(name).boundingBox()))
  const before = await places()
  await game.score({ Ann: 1, Bo: 3 })
  expect(await places()).toEqual(before)
  await game.card('Bo').getByRole('button', { name: 'Total and average' }).click()
  expect(await places()).toEqual(before)
  await game.strokes('Cy', 5).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('a tap changes one card only', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo', 'Cy'])
  await game.strokes('Ann', 2).click()
  await page.evaluate(() => {
    const touched = new Set<string>()
    Object.assign(window, { touched })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const card = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=group]',
        )
        touched.add(card?.querySelector('h2')?.textContent ?? 'elsewhere')
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await game.strokes('Bo', 4).click()
  await expect(game.strokes('Bo', 4)).toHaveAttribute('aria-pressed', 'true')
  const touched = await page.evaluate(() => [
    ...(window as unknown as { touched: Set<string> }).touched,
  ])
  expect(touched).toEqual(['Bo'])
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('four cards, the heading and both hole buttons are on screen', async ({
    page,
  }) => {
    const game = new GamePage(page)
    await game.start(FOUR)
    for (const part of [
      game.heading('Hole 1'),
      ...FOUR.map(game.card),
      game.button('Next Hole'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })

  test('the rankings stand beside the table', async ({ page }) => {
    const game = new GamePage(page)
    await game.seed(finished)
    await game.open()
    const table = await page.getByRole('table', { name: 'Scorecard' }).boundingBox()
    const rankings = page.getByRole('list', { name: 'Final Rankings' })
    await expect(rankings.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    expect((await rankings.boundingBox())?.x).toBeGreaterThan(
      (table?.x ?? 0) + (table?.width ?? 0),
    )
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('cards stand in two columns, the rankings beside the table', async ({ page }) => {
    const game = new GamePage(page)
    await game.seed(finished)
    await game.open()
    const table = await page.getByRole('table', { name: 'Scorecard' }).boundingBox()
    const rankings = page.getByRole('list', { name: 'Final Rankings' })
    expect((await rankings.boundingBox())?.x).toBeGreaterThan(
      (table?.x ?? 0) + (table?.width ?? 0),
    )
    await game.button('Hole 18').click()
    const [first, second] = await Promise.all(
      FOUR.slice(0, 2).map((name) => game.card(name).boundingBox()),
    )
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity)
  })
})

test('the answer of a long dialog is on screen while its words scroll', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.button('Basic Rules').click()
  const rules = page.getByRole('dialog', { name: 'Basic Rules' })
  const lastWords = rules.getByRole('listitem').last()
  await expect(lastWords).not.toBeInViewport()
  const answer = rules.getByRole('button')
  await expect(answer).toBeInViewport({ ratio: 1 })
  await lastWords.scrollIntoViewIfNeeded()
  await expect(lastWords).toBeInViewport({ ratio: 1 })
  await expect(answer).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 390])
  test(`at ${width} px the badge leaves room for total and average`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const game = new GamePage(page)
    await game.start(['Ann'])
    const card = game.card('Ann')
    await expect(
      card.getByText('First to play').or(card.getByText('Starts')),
    ).toHaveCount(2)
    const toggle = card.getByRole('button', { name: 'Total and average' })
    await toggle.click()
    const edge = async (part: typeof card) => {
      const box = await part.boundingBox()
      return (box?.x ?? Infinity) + (box?.width ?? 0)
    }
    expect(await edge(toggle)).toBeLessThanOrEqual(await edge(card))
    expect(await edge(card.getByText('Average'))).toBeLessThanOrEqual(await edge(toggle))
  })
