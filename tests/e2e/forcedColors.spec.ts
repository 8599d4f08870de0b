import type { Locator, Page } from '@playwright/test'
import { expect, GamePage, kept, repeat, test } from './fixtures'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What a system color looks like here. */
const system = (page: Page, color: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('span')
    probe.style.cssText = `forced-color-adjust: none; background: ${color}`
    document.body.append(probe)
    const seen = getComputedStyle(probe).backgroundColor
    probe.remove()
    return seen
  }, color)

const disc = (cell: Locator) => cell.locator('span').first()

/** The picture of a few pixels, to compare with others. */
async function edge(page: Page, card: Locator) {
  const box = await card.boundingBox()
  const clip = { x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 40, width: 5, height: 5 }
  return (await page.screenshot({ clip })).toString('base64')
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colors, ${colorScheme}, everything on a hole is told apart`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    const game = new GamePage(page)
    await game.start(['Ann', 'Bo'])
    const mark = await system(page, 'Highlight')
    expect(await system(page, 'Canvas')).not.toBe(mark)

    await game.score({ Ann: 1, Bo: 4 })
    await expect(disc(game.strokes('Bo', 4))).toHaveCSS('background-color', mark)
    await expect(disc(game.strokes('Bo', 5))).not.toHaveCSS('background-color', mark)
    await expect(game.card('Ann').getByText('Hole in one!')).toBeVisible()
    await expect(game.strokes('Ann', 1).locator('path')).toHaveCSS(
      'stroke',
      await system(page, 'CanvasText'),
    )
    expect(await edge(page, game.card('Ann'))).not.toBe(await edge(page, game.card('Bo')))

    const disabled = await system(page, 'GrayText')
    await expect(game.button('Prev Hole')).toHaveCSS('color', disabled)
    await expect(game.button('Next Hole')).not.toHaveCSS('color', disabled)
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveCSS('outline-style', 'solid')
    await expect(focused).toHaveCSS('outline-width', '3px')
    await expect(focused).not.toHaveCSS('outline-color', await system(page, 'Canvas'))
  })

test('in forced colors a switch that is on, one that is off and one that is fixed differ', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Customize' }).click()
  const toggle = (name: string) => page.getByRole('switch', { name })
  await toggle('Analytics').check()
  const looks = await Promise.all(
    ['Analytics', 'Google Fonts', 'Essential'].map((name) =>
      toggle(name).evaluate((box) => getComputedStyle(box).backgroundColor),
    ),
  )
  expect(looks).toEqual([
    await system(page, 'Highlight'),
    await system(page, 'ButtonFace'),
    await system(page, 'GrayText'),
  ])
  expect(new Set(looks).size).toBe(3)
})

test('in forced colors a scorecard keeps the ring of a hole in one, the blog its chosen chip', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 9, screen: 'scorecard', scores: { Ann: repeat(1, 2) } }))
  await game.open()
  const ink = await system(page, 'CanvasText')
  const ring = page
    .getByRole('cell', { name: /hole in one/ })
    .first()
    .locator('path')
  await expect(ring).toHaveCSS('stroke', ink)
  await page.goto('/blog')
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
  const mark = await system(page, 'Highlight')
  await expect(chips.first()).toHaveCSS('background-color', mark)
  await expect(chips.nth(1)).not.toHaveCSS('background-color', mark)
})
