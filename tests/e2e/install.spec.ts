import type { Page } from '@playwright/test'
import { expect, GamePage, test } from './fixtures'
import { shifts, watchShifts } from './shifts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const card = (page: Page) => page.getByRole('region', { name: 'Install app' })
const install = (page: Page) => card(page).getByRole('button', { name: 'Install App' })

/** Has the browser offer its prompt; the person's answer is given beforehand. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed' | 'failed') =>
  page.evaluate((outcome) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, {
      prompt: () => {
        Object.assign(window, { prompted: true })
        return outcome === 'failed'
          ? Promise.reject(new Error('no gesture'))
          : Promise.resolve({ outcome })
      },
    })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }, outcome)
const wasPrompted = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'prompted') === true)

test.describe('on iOS', () => {
  test.use({ userAgent: IPHONE })

  test('three steps and "Got it!", which is remembered', async ({ page }) => {
    await page.goto('/')
    await expect(card(page).getByRole('listitem')).toHaveText([
      /Share/,
      /Add to Home Screen/,
      /Tap Add/,
    ])
    await expect(install(page)).toHaveCount(0)
    await card(page).getByRole('button', { name: 'Got it!' }).click()
    await expect(card(page)).toBeHidden()
    await page.reload()
    await expect(card(page)).toBeHidden()
  })
})

test('elsewhere the browser asks, and yes or no the card goes', async ({
  page,
  expectSaid,
}) => {
  expectSaid(/The app was not installed/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await offerPrompt(page, 'dismissed')).toBe(true)
  await expect(card(page).getByRole('button', { name: 'Got it!' })).toHaveCount(0)
  await install(page).click()
  await expect.poll(() => wasPrompted(page)).toBe(true)
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(card(page)).toBeHidden()
})

test('a prompt that fails is logged; without one the alert tells the steps', async ({
  page,
  expectSaid,
}) => {
  expectSaid(/The app could not be installed/)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await offerPrompt(page, 'failed')
  await install(page).click()
  await expect.poll(() => wasPrompted(page)).toBe(true)
  await expect(card(page)).toBeVisible()
  const alert = page.waitForEvent('dialog')
  const tap = install(page).click()
  expect((await alert).message()).toContain('"Add to Home Screen" or "Install App"')
  await (await alert).accept()
  await tap
})

test('it can be dismissed, and pages without it leave the prompt to the browser', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(card(page)).toBeHidden()
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await offerPrompt(page, 'accepted')).toBe(false)
})

test('only up to 768 px wide, also after a change of size', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 })
  await page.goto('/')
  await expect(card(page)).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(card(page)).toBeVisible()
})

test('not in the installed app, whose window may say so late', async ({ page }) => {
  await page.addInitScript(() => {
    let standalone = false
    Object.defineProperty(navigator, 'standalone', { get: () => standalone })
    Object.assign(window, { becomeStandalone: () => (standalone = true) })
  })
  await page.goto('/')
  await expect(card(page)).toBeVisible()
  await page.evaluate(() => (Reflect.get(window, 'becomeStandalone') as () => void)())
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(card(page)).toBeHidden()
})

test('the card is there from the first paint and moves nothing', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/')
  await expect(card(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifts(page)).toEqual([])
})

test('the browser is asked to keep the data once a round has begun', async ({ page }) => {
  await page.addInitScript(() => {
    let asked = 0
    Object.assign(window, { asked: () => asked })
    navigator.storage.persist = () => {
      asked += 1
      return Promise.reject(new Error('not now'))
    }
  })
  const asked = () =>
    page.evaluate(() => (Reflect.get(window, 'asked') as () => number)())
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann')
  expect(await asked()).toBe(0)
  await game.button('Start Game').click()
  await expect.poll(asked).toBe(1)
  await game.strokes('Ann', 3).click()
  expect(await asked()).toBe(1)
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('Chromium finds nothing that keeps the site from being installed', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const client = await context.newCDPSession(page)
    const { errors } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    const ids = installabilityErrors.map(({ errorId }) => errorId)
    expect(ids.filter((id) => id !== 'in-incognito')).toEqual([])
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(manifest).toBe('/manifest.webmanifest')
    for (const icon of await page.locator('link[rel*=icon]').all()) {
      const answer = await page.request.get((await icon.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    }
  })
})
