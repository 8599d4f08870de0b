import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'
import { hiddenFocus } from './hiddenFocus'
import { everyScreen } from './screens'

const PAGES = ['/', '/blog', '/blog/how-to-keep-score-minigolf', '/about', '/privacy']

/** Words cut off, controls one upon the other, a page wider than the screen. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const SLACK = 3
    const found: string[] = []
    const root = document.querySelector('dialog[open]') ?? document.body
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], .visually-hidden, .skip-link, [role=status]')
    const cutsOff = (text: DOMRect, holder: Element): boolean => {
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (overflowX === 'visible' && overflowY === 'visible') continue
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return false
        if (text.left < left - SLACK || text.right > right + SLACK) return true
        if (/auto|scroll/.test(overflowY)) return false
        if (text.top < top - text.height / 4 || text.bottom > bottom + text.height / 4)
          return true
      }
      return false
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      if (!holder || !walker.currentNode.textContent?.trim() || !isShown(holder)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      if (cutsOff(range.getBoundingClientRect(), holder))
        found.push(`cut off: ${walker.currentNode.textContent}`)
    }
    const controls = [...root.querySelectorAll('button, a, input')].filter(isShown)
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
    const scroller = (control: Element) => control.closest('[data-scrolls]')
    controls.forEach((control, place) => {
      for (const other of controls.slice(place + 1))
        if (
          scroller(control) === scroller(other) &&
          overlap(control.getBoundingClientRect(), other.getBoundingClientRect())
        )
          found.push(`${control.textContent} upon ${other.textContent}`)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...found, `${scrollWidth} px wide`] : found
  })

/** As if the device's text size were twice as large. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280])
  test(`with text of 200 % on ${width} px nothing of the game is lost`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const faults: string[] = []
    await everyScreen(new GamePage(page), async (screen) => {
      await doubleText(page)
      faults.push(...(await losses(page)).map((fault) => `${screen}: ${fault}`))
    })
    expect(faults).toEqual([])
  })

test.describe('at 400 % on a screen of 1280 px', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('nothing of the game is lost, and the focus is always in view', async ({
    page,
  }) => {
    test.slow()
    const faults: string[] = []
    const game = new GamePage(page)
    await everyScreen(game, async (screen) => {
      const room = await page.evaluate(
        () => document.querySelector('[data-scrolls]')?.clientHeight ?? 0,
      )
      if (room < 128) faults.push(`${screen}: ${room} px left for what scrolls`)
      faults.push(...(await losses(page)).map((fault) => `${screen}: ${fault}`))
      if (/a hole$|scorecard|players$/.test(screen))
        faults.push(
          ...(await hiddenFocus(page)).hidden.map((name) => `${screen}: ${name}`),
        )
    })
    expect(faults).toEqual([])
  })

  test('nor is anything of the pages to read', async ({ page }) => {
    const faults: string[] = []
    for (const path of PAGES) {
      await page.goto(path)
      faults.push(...(await losses(page)).map((fault) => `${path}: ${fault}`))
      faults.push(...(await hiddenFocus(page)).hidden.map((name) => `${path}: ${name}`))
      await doubleText(page)
      faults.push(...(await losses(page)).map((fault) => `${path}, larger: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})
