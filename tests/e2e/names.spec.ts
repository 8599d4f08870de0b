import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

const RIGHT_TO_LEFT = 'יהונתן (3)'
const NAMES = [RIGHT_TO_LEFT, 'Ann']

/** How often the name is seen, and the sentences in which it could turn the words around it. */
const shown = (page: Page) =>
  page.evaluate((name) => {
    const loose: string[] = []
    let times = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      if (!holder || !walker.currentNode.textContent?.includes(name)) continue
      if (!holder.checkVisibility() || holder.closest('[role=status]')) continue
      times += 1
      const alone = holder.textContent.trim() === name
      if (!alone || getComputedStyle(holder).unicodeBidi !== 'isolate')
        loose.push(holder.textContent)
    }
    return { times, loose }
  }, RIGHT_TO_LEFT)

const seen = (times: number) => ({ times, loose: [] })

test('a name keeps its direction to itself wherever it is shown', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await game.add(...NAMES)
  expect(await shown(page)).toEqual(seen(1))
  await game.add(RIGHT_TO_LEFT)
  await expect(page.getByText('Name already taken!').first()).toBeVisible()
  expect(await shown(page)).toEqual(seen(3))
  await game.name().fill('')
  await page.getByRole('button', { name: 'Close message' }).click()
  await game.button('Start Game').click()
  await expect(game.heading('Hole 1')).toBeVisible()
  expect(await shown(page)).toEqual(seen(1))
})

test('so it does in the ranking and in the sentence about who leads', async ({
  page,
}) => {
  const game = new GamePage(page)
  const scores = { [RIGHT_TO_LEFT]: repeat(3, 9), Ann: [...repeat(3, 8), 4] }
  await game.seed(kept({ hole: 9, screen: 'midgame-ranking', scores }))
  await game.open()
  await game.button('Show Rankings').click()
  await expect(page.getByText(`${RIGHT_TO_LEFT} leads by 1 stroke!`)).toBeVisible()
  expect(await shown(page)).toEqual(seen(2))
})

test('so it does where several lead, scores are missing, a card is full or a player goes', async ({
  page,
}) => {
  const game = new GamePage(page)
  const tied = { [RIGHT_TO_LEFT]: repeat(3, 9), Ann: repeat(3, 9) }
  await game.seed(kept({ hole: 9, screen: 'midgame-ranking', scores: tied }))
  await game.open()
  await game.button('Show Rankings').click()
  await expect(
    page.getByText(`${RIGHT_TO_LEFT} and Ann are tied for the lead!`),
  ).toBeVisible()
  expect(await shown(page)).toEqual(seen(2))
  await game.button('Continue to Hole 10').click()
  await game.button('Scorecard').click()
  await expect(page.getByRole('table', { name: 'Scorecard' })).toBeVisible()
  expect(await shown(page)).toEqual(seen(3))
  await game.button('Hole 18').click()
  await game.button('Show Scorecard').click()
  await expect(game.heading('Missing Scores Detected')).toBeVisible()
  expect(await shown(page)).toEqual(seen(9))
  await game.button('Back').click()
  await game.button('Back').click()
  await game.button(`Remove ${RIGHT_TO_LEFT}`).click()
  await expect(
    page.getByText(`${RIGHT_TO_LEFT} and their scores were removed`).first(),
  ).toBeVisible()
  expect(await shown(page)).toEqual(seen(1))
})

test('so do the names of the last group', async ({ page }) => {
  await page.addInitScript((names) => {
    localStorage.setItem(
      'cookieConsent',
      JSON.stringify({ necessary: true, functionality: true }),
    )
    localStorage.setItem('mini-golf-last-group', JSON.stringify(names))
  }, NAMES)
  const game = new GamePage(page)
  await game.open()
  await expect(page.getByRole('button', { name: /Same group again/ })).toBeVisible()
  expect(await shown(page)).toEqual(seen(1))
})
