import { expect, GamePage, kept, test } from './fixtures'

test('home starts a game, or continues the one in progress, in one link', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Puttogether' })).toBeVisible()
  await expect(page.getByText('Free. No install. No signup.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue Game' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Start playing now' }).click()
  await expect(page).toHaveURL(/\/game$/)
})

test('the label follows the round, on a new page and in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.bringToFront()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start playing now' }).click()
  await new GamePage(page).add('Ann')
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(other.getByRole('link', { name: 'Continue Game' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Continue Game' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start playing now' })).toHaveCount(0)
})

test('neither label flashes', async ({ page }) => {
  await new GamePage(page).seed(kept({ scores: { Ann: [2] } }))
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const link of document.querySelectorAll<HTMLElement>('h1 ~ a[href="/game"]'))
        seen.add(link.innerText.trim())
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Continue Game' })).toBeVisible()
  const seen = await page.evaluate(() => [
    ...(Reflect.get(window, 'seen') as Set<string>),
  ])
  expect(seen).toEqual(['Continue Game'])
})

test('the features come alive near the screen: a try at scoring', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('group', { name: 'You, on hole 1' })
  await card.scrollIntoViewIfNeeded()
  const one = card.getByRole('button', { name: '1', exact: true })
  await expect(async () => {
    await one.click()
    await expect(one).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
  }).toPass()
  await expect(card.getByRole('status')).toContainText('hole in one')
  await card.getByRole('button', { name: '7', exact: true }).click()
  await expect(card.getByRole('status')).toContainText('Write a 7')
})

test('the blog section swaps its articles where it stands', async ({ page }) => {
  await page.goto('/')
  const blog = page.getByRole('region', { name: 'From the blog' })
  await blog.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(blog.getByRole('article')).toHaveCount(3)
  await blog.getByRole('link', { name: 'Family & Kids' }).click()
  await expect(blog.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/\/$/)
})

for (const { width, scene } of [
  { width: 699, scene: 'home-phone' },
  { width: 700, scene: 'home-wide' },
])
  test(`at ${width} px the hero shows ${scene} behind its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/')
    const shown = page.getByRole('main').locator('picture img')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(scene)
  })
