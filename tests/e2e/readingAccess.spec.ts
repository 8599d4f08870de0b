import type { Page } from '@playwright/test'
import { articleFiles } from '../content/articleFiles'
import { expect, GamePage, kept, test } from './fixtures'
import { violations } from './violations'

const PAGES = ['/', '/blog', '/about', '/terms', '/privacy', '/imprint', '/offline']
const OTHERS = ['/blog?category=family-kids', '/not-here']
const ALL = [...PAGES, ...OTHERS, ...articleFiles.map(({ slug }) => `/blog/${slug}`)]
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const width = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
  })

for (const size of [320, 1280])
  test(`every page to read, ${size} px, both schemes: no barrier, nothing too wide`, async ({
    page,
    expectSaid,
  }) => {
    test.slow()
    expectSaid(/404/)
    await page.setViewportSize({ width: size, height: 800 })
    const faults: string[] = []
    for (const path of ALL) {
      await page.goto(path)
      const found = [...(await violations(page)), ...(await width(page))]
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    expect(faults).toEqual([])
  })

test('the settings, a message and a card to install have no violation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Install app' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Customize' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy Settings' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/blog/max-strokes-minigolf')
  await page.getByRole('button', { name: 'Share this article' }).click()
  await expect(page.getByText(/link/).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('the steps to install have no violation', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Got it!' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('the notice of a new version has no violation', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ scores: { Ann: [] } }))
  for (const path of ['/game', '/about']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-update', ''))
    await expect(page.getByRole('region', { name: 'New version' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})
