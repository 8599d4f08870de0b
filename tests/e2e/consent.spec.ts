import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Privacy Settings' })
const record = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown,
  )
const consents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent'),
  )
const answer = (page: Page, choice: object) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem('cookieConsent'))
        localStorage.setItem('cookieConsent', text)
    },
    JSON.stringify({ necessary: true, ...choice }),
  )

test('Accept All is kept and never asked again', async ({ page }) => {
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ body: '' }),
  )
  await page.goto('/')
  await expect(banner(page)).toContainText(
    'This app uses cookies to improve your experience.',
  )
  await expect(banner(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await record(page)).toEqual({
    necessary: true,
    analytics: true,
    fonts: true,
    functionality: true,
  })
  expect((await consents(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted' },
  ])
  await page.goto('/blog')
  await expect(banner(page)).toBeHidden()
})

test('nothing is granted before an answer', async ({ page }) => {
  await page.goto('/')
  await expect
    .poll(() => consents(page))
    .toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ])
})

test('Customize opens switches, Save Preferences keeps them', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Customize' }).click()
  const switches = settings(page).getByRole('switch')
  await expect(switches).toHaveCount(4)
  await expect(settings(page).getByRole('switch', { name: 'Essential' })).toBeChecked()
  await expect(settings(page).getByRole('switch', { name: 'Essential' })).toBeDisabled()
  for (const name of ['Google Fonts', 'Analytics', 'Enhanced Features'])
    await expect(settings(page).getByRole('switch', { name })).not.toBeChecked()
  await settings(page).getByRole('switch', { name: 'Enhanced Features' }).check()
  await settings(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await record(page)).toEqual({
    necessary: true,
    analytics: false,
    fonts: false,
    functionality: true,
  })
})

test('Escape leaves the question open, Essential Only answers it', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Customize' }).click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customize' })).toBeFocused()
  expect(await record(page)).toBeNull()
  await page.getByRole('button', { name: 'Customize' }).click()
  await settings(page).getByRole('button', { name: 'Essential Only' }).click()
  expect(await record(page)).toEqual({
    necessary: true,
    analytics: false,
    fonts: false,
    functionality: false,
  })
  expect((await consents(page)).at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ])
})

test('the privacy page opens the settings again, as they were saved', async ({
  page,
}) => {
  await answer(page, { analytics: true, fonts: false, functionality: false })
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Privacy Settings' }).click()
  await expect(settings(page).getByRole('switch', { name: 'Analytics' })).toBeChecked()
  await settings(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  await settings(page).getByRole('button', { name: 'Save Preferences' }).click()
  expect(await record(page)).toMatchObject({ analytics: false })
})

test('the web font is linked with consent only, and taken back with it', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://fonts.googleapis.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/css', body: '' })
  })
  await answer(page, { analytics: false, fonts: true, functionality: false })
  await page.goto('/privacy')
  await expect.poll(() => asked.length).toBe(1)
  await page.getByRole('button', { name: 'Privacy Settings' }).click()
  await settings(page).getByRole('switch', { name: 'Google Fonts' }).uncheck()
  await settings(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.locator('link[href*="googleapis"]')).toHaveCount(0)
  await page.goto('/')
  expect(asked).toHaveLength(1)
})

test('before an answer no foreign host is asked and no cookie set, on any kind of page', async ({
  page,
  context,
  expectSaid,
}) => {
  expectSaid(/404/)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (
      !request.url().startsWith('http://localhost') &&
      !request.url().startsWith('blob:') &&
      !request.url().startsWith('data:')
    )
      foreign.push(request.url())
  })
  for (const path of [
    '/',
    '/game',
    '/blog',
    '/blog/minigolf-etiquette',
    '/privacy',
    '/nowhere-at-all',
  ])
    await page.goto(path)
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test.describe('an unreadable answer', () => {
  test('is logged and asked anew', async ({ page, expectSaid }) => {
    expectSaid(/could not be read/)
    await page.addInitScript(() => localStorage.setItem('cookieConsent', '{broken'))
    await page.goto('/about')
    await expect(banner(page)).toBeVisible()
  })
})

test('on the game the question goes once it is answered, and stays away', async ({
  page,
}) => {
  await page.goto('/game')
  await page.getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Essential Only' }).click()
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})

test('on the game the open question covers no control', async ({ page }) => {
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo', 'Cy', 'Di'])
  await expect(banner(page)).toBeVisible()
  for (const name of ['Ann', 'Bo', 'Cy', 'Di']) await game.strokes(name, 7).click()
  await game.button('Next Hole').click()
  await game.button('Prev Hole').click()
  await expect(game.heading('Hole 1')).toBeVisible()
  const strip = await banner(page).boundingBox()
  const bar = await game.button('Next Hole').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
  await banner(page).getByRole('button', { name: 'Customize' }).click()
  await page.getByRole('button', { name: 'Essential Only' }).click()
  await expect(banner(page)).toBeHidden()
})

test('on reading pages the question can be scrolled clear of the last line', async ({
  page,
}) => {
  await page.goto('/terms')
  const last = page.getByText('Made in Berlin')
  await page.keyboard.press('End')
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const line = await last.boundingBox()
    const question = await banner(page).boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  }).toPass()
})

test('the last group is offered only where Enhanced Features are allowed', async ({
  page,
}) => {
  await answer(page, { analytics: false, fonts: false, functionality: true })
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await game.button('Restart').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click()
  await page.getByRole('button', { name: /Same group again/ }).click()
  await expect(game.players()).toHaveText(['Ann', 'Bo'])
  await page.evaluate(() => {
    localStorage.removeItem('mini-golf-game-state')
    localStorage.setItem('cookieConsent', '{"necessary":true,"functionality":false}')
  })
  await page.reload()
  await expect(game.heading("Who's playing today?")).toBeVisible()
  await expect(page.getByRole('button', { name: /Same group again/ })).toBeHidden()
  expect(
    await page.evaluate(() => localStorage.getItem('mini-golf-last-group')),
  ).toBeNull()
})
