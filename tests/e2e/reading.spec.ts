import { articleFiles } from '../content/articleFiles'
import { expect, test } from './fixtures'

const PAGES = ['/', '/blog', '/about', '/terms', '/privacy', '/imprint'] as const

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      const footer = page.getByRole('contentinfo')
      for (const name of ['About', 'Blog', 'Terms', 'Privacy', 'Imprint'])
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(footer).toContainText('Made in Berlin')
    })
  }

  test('a category narrows the list, and all articles come back', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Family & Kids', exact: true }).click()
    await expect(page).toHaveURL(/\/blog\?category=family-kids$/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('1 article in Family & Kids')).toBeVisible()
    await page.getByRole('link', { name: 'All articles', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })

  test('an article has its words, its picture and its ways on', async ({ page }) => {
    await page.goto('/blog')
    const title = 'Can You Move a Mini Golf Ball Away From the Wall?'
    await page.getByRole('link', { name: `Read Article: ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('4 min read').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /A lane from above/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Scoring Now' })).toHaveAttribute(
      'href',
      '/game',
    )
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
  })

  test('the App button leads to written help', async ({ page }) => {
    await page.goto('/terms')
    await page.getByRole('button', { name: 'App' }).click()
    await expect(
      page.getByRole('heading', { name: 'Keep it on your home screen' }),
    ).toBeInViewport()
  })
})

test('every article opens with its own closing words and share button', async ({
  page,
}) => {
  for (const { slug } of articleFiles) {
    const answer = await page.goto(`/blog/${slug}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('link', { name: /^Start / })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Share this article' })).toHaveCount(
      slug === 'win-without-hole-in-one-minigolf' ? 0 : 1,
    )
  }
})

test('privacy says today and has its button; the provider is marked until named', async ({
  page,
}) => {
  await page.goto('/privacy')
  const today = new Date().toISOString().slice(0, 10)
  await expect(page.locator(`time[datetime="${today}"]`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Privacy Settings' })).toBeVisible()
  await page.goto('/imprint')
  await expect(page.getByText('to be added').first()).toBeVisible()
})

test('terms has its six sections, about its two links and the way to the game', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6)
  await page.goto('/about')
  await expect(page.locator('main a[href^="https://"]')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Start Playing Now' })).toBeVisible()
})

for (const path of [
  '/nowhere',
  '/blog/nothing',
  '/blog/__proto__',
  '/blog/constructor',
  '/blog/%00',
  '/blog/..%2f..%2fpackage.json',
  '/blog/a/b',
]) {
  test(`${path} is a page that says so, with two ways on`, async ({
    page,
    expectSaid,
  }) => {
    expectSaid(/404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Out of bounds' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the first tee' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start playing now' })).toBeVisible()
  })
}
