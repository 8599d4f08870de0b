import { expect, test } from './fixtures'

const ARTICLE = '/blog/seven-strokes-minigolf'

test('the share sheet gets the title and the address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data })
        return Promise.resolve()
      },
    })
  })
  await page.goto(ARTICLE)
  await page.getByRole('button', { name: 'Share this article' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as ShareData)).toEqual({
    title: 'What Does a 7 on a Mini Golf Card Mean?',
    url: page.url(),
  })
})

test('a share sheet that is closed again says nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: () => Promise.reject(new DOMException('', 'AbortError')),
    })
  })
  await page.goto(ARTICLE)
  await page.getByRole('button', { name: 'Share this article' }).click()
  await expect(page.getByText(/copied|Failed/)).toHaveCount(0)
})

for (const [outcome, toast] of [
  ['takes', 'Article link copied to clipboard!'],
  ['refuses', 'Failed to copy link'],
] as const) {
  test(`without a share sheet, a clipboard that ${outcome} the link: ${toast}`, async ({
    page,
  }) => {
    await page.addInitScript((outcome) => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            Object.assign(window, { copied: text })
            return outcome === 'takes' ? Promise.resolve() : Promise.reject(new Error())
          },
        },
      })
    }, outcome)
    await page.goto(ARTICLE)
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').length)
    const before = await scripts()
    await page.getByRole('button', { name: 'Share this article' }).click()
    await expect(page.getByText(toast).first()).toBeVisible()
    expect(await scripts()).toBeGreaterThan(before)
    expect(await page.evaluate(() => Reflect.get(window, 'copied') as string)).toBe(
      page.url(),
    )
  })
}

test('the footer says how to keep the site like an app', async ({ page }) => {
  await page.goto('/blog')
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const words = dialog.message()
    await dialog.accept()
    return words
  })
  await page.getByRole('button', { name: 'App', exact: true }).click()
  expect(await said).toContain('Add to Home Screen')
  await expect(page).toHaveURL(/\/blog$/)
})
