import type { Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

const SCORES = { Ann: repeat(1, 18), Bo: repeat(4, 16) }

interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** A phone whose screen is not free to its edges. */
async function cutOff(page: Page, insets: Insets) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Controls and words that reach into the edges; what scrolls sideways may. */
const under = (page: Page, insets: Insets) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const places = document.querySelectorAll(
      'a, button, input, h1, h2, p:not(:has(span)), p span, th, td',
    )
    const isFixed = (place: Element) =>
      place.closest('[data-game]') && !place.closest('[data-scrolls]')
    return [...places].flatMap((place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      // A link may be touched beyond its words.
      const inner = place.matches('a')
        ? parseFloat(getComputedStyle(place).paddingLeft)
        : 0
      const isDrawn = place.checkVisibility({ opacityProperty: true }) && width > 1
      if (!isDrawn || place.matches('.skip-link, [class*=blurred] *')) return []
      const free =
        x + inner >= left - 0.5 &&
        x + width - inner <= innerWidth - right + 0.5 &&
        y + scrollY >= top - 0.5 &&
        (!isFixed(place) || y + height <= innerHeight - bottom + 0.5)
      const scrolls = place.closest('nav[aria-label=Categories], [class*=frame]')
      return free || scrolls ? [] : [place.outerHTML.slice(0, 120)]
    })
  }, insets)

const GAME: Readonly<Record<string, (game: GamePage) => Promise<void>>> = {
  setup: (game) => expect(game.heading("Who's playing today?")).toBeVisible(),
  'a hole': async (game) => {
    await game.add('Ann', 'Bo')
    await game.button('Start Game').click()
    await expect(game.heading('Hole 1')).toBeVisible()
  },
  rules: async (game) => {
    await game.button('Basic Rules').click()
    await expect(game.page.getByRole('dialog')).toBeVisible()
  },
}

for (const [way, viewport, insets] of [
  ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['lying', { width: 812, height: 375 }, { top: 0, right: 50, bottom: 21, left: 50 }],
] as const)
  test.describe(`on a phone with a notch, ${way}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing of the game is under it', async ({ page }) => {
      await cutOff(page, insets)
      const game = new GamePage(page)
      await game.open()
      for (const [screen, reach] of Object.entries(GAME)) {
        await reach(game)
        expect([screen, ...(await under(page, insets))]).toEqual([screen])
      }
    })

    for (const screen of ['scorecard', 'midgame-ranking'] as const)
      test(`nothing of the ${screen} is under it`, async ({ page }) => {
        await cutOff(page, insets)
        const game = new GamePage(page)
        await game.seed(kept({ hole: 9, screen, scores: SCORES }))
        await game.open()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await under(page, insets)).toEqual([])
      })

    test('nothing of the pages to read is under it', async ({ page, expectSaid }) => {
      expectSaid(/404/)
      await cutOff(page, insets)
      for (const path of ['/', '/blog', '/blog/history-of-minigolf', '/about', '/404']) {
        await page.goto(path)
        expect([path, ...(await under(page, insets))]).toEqual([path])
      }
    })
  })
