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
  await game.start(['Maya', 'Grandpa Jo', 'Leon', 'Charlotte-Amélie'])
  const parts = [
    game.heading('Hole 1'),
    game.button('Prev Hole'),
    game.button('Next Hole'),
  ]
  for (const name of ['Maya', 'Grandpa Jo', 'Leon', 'Charlotte-Amélie'])
    parts.push(game.card(name))
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
