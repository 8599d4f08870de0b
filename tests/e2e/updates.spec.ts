import type { Page } from '@playwright/test'
import { GamePage, kept } from './fixtures'
import { nextBuild, PLACE } from './nextBuild'
import { everythingKept, expect, keptAddresses, test } from './ownServer'

test.describe.configure({ timeout: 120_000 })

const caches = async (page: Page) => Object.keys(await keptAddresses(page))
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
  })
const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return Boolean(registration.installing ?? registration.waiting)
  })

/** Every answer that is no success, and every page load. */
function watch(page: Page) {
  const faults: string[] = []
  let loads = 0
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => faults.push(`failed ${request.url()}`))
  page.on('load', () => (loads += 1))
  return { faults, loads: () => loads }
}

/** An earlier cache goes with a page's next loading, once the browser has let go of the pages that used it. */
const sweptTo = (cache: string, page: Page) =>
  expect(async () => {
    await page.reload()
    await expect.poll(() => caches(page), { timeout: 4_000 }).toEqual([cache])
  }).toPass({ timeout: 30_000 })

test('a new version waits for the round, and the button lets it in', async ({
  page,
  server,
}, info) => {
  await server.start()
  const game = new GamePage(page)
  await game.start(['Ann', 'Bo'])
  await everythingKept(page)
  const { faults, loads } = watch(page)
  const [first] = await caches(page)
  await game.score({ Ann: 4 })

  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  await lookForUpdate(page)
  const notice = page.getByRole('region', { name: 'New version' })
  await expect(notice).toBeVisible()
  await expect(game.strokes('Ann', 4)).toHaveAttribute('aria-pressed', 'true')
  await game.score({ Bo: 5 })
  await game.button('Next Hole').click()
  await expect(game.heading('Hole 2')).toBeVisible()
  await game.button('Basic Rules').click()
  await page.keyboard.press('Escape')
  expect(loads()).toBe(0)

  await page.reload()
  await expect(game.heading('Hole 2')).toBeVisible()
  await expect(notice).toBeVisible()
  expect(await isWaiting(page)).toBe(true)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()

  await page.reload()
  await notice.getByRole('button', { name: 'Update' }).click()
  await expect.poll(loads).toBe(3)
  await expect(game.heading('Hole 2')).toBeVisible()
  expect(await isWaiting(page)).toBe(false)
  await expect(notice).toBeHidden()
  expect(first).not.toBe('puttogether-next00000000')

  await server.stop()
  await game.button('Back').click()
  await page.getByRole('button', { name: 'Back to Homepage' }).click()
  await expect(page.getByText(PLACE)).toBeVisible()
  expect(loads()).toBe(4)
  expect(faults).toEqual([])
  await sweptTo('puttogether-next00000000', page)
})

test('without a round a new version comes in by itself, without a reload', async ({
  page,
  server,
}, info) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  const { faults, loads } = watch(page)

  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  await lookForUpdate(page)
  await expect.poll(() => caches(page)).toContain('puttogether-next00000000')
  await expect.poll(() => isWaiting(page)).toBe(false)
  expect(loads()).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Made in Berlin', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'You, on hole 1' }).getByText('3').click()

  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByText(PLACE)).toBeVisible()
  expect(loads()).toBe(1)
  expect(faults).toEqual([])
  await sweptTo('puttogether-next00000000', page)
})

test('a version that waited takes over when the round ends', async ({
  page,
  server,
}, info) => {
  await server.start()
  const game = new GamePage(page)
  await game.start(['Ann'])
  await everythingKept(page)
  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  await lookForUpdate(page)
  await expect(page.getByRole('region', { name: 'New version' })).toBeVisible()
  await game.button('Restart').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart' }).click()
  await expect(page.getByRole('region', { name: 'New version' })).toBeHidden()
  await expect.poll(() => isWaiting(page)).toBe(false)
  await game.add('Cy')
  await expect(game.players()).toHaveText(['Cy'])
})

test('a deploy of which one file does not come leaves the old version whole', async ({
  page,
  server,
}, info) => {
  await server.start()
  const game = new GamePage(page)
  await page.goto('/')
  await everythingKept(page)
  const before = await keptAddresses(page)
  const { faults } = watch(page)
  const next = nextBuild(info.outputPath('next'))

  await server.stop()
  let refused = 0
  await server.startBehind((path) => {
    const refuse = /assets\/game-.*\.js/.test(path)
    if (refuse) refused += 1
    return { refuse }
  }, next)
  await lookForUpdate(page)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect.poll(() => caches(page)).toEqual(Object.keys(before))
  expect(await keptAddresses(page)).toEqual(before)
  await server.stop()
  await game.start(['Ann'])
  await game.score({ Ann: 2 })
  await page.goto('/blog/minigolf-etiquette')
  await expect(page.getByText('Made in Berlin', { exact: true })).toBeVisible()
  expect(faults).toEqual([])

  // A visit is enough to look again.
  await server.start(next)
  await page.goto('/about')
  await expect(page.getByRole('region', { name: 'New version' })).toBeVisible()
  await expect(page.getByText('Made in Berlin', { exact: true })).toBeVisible()
})

test('a page of the old version finds its own files after another tab updated', async ({
  page,
  context,
  server,
}, info) => {
  await server.start()
  const game = new GamePage(page)
  await game.seed(kept({ hole: 3, scores: { Ann: [2, 2] } }))
  await game.open()
  await everythingKept(page)
  const { faults, loads } = watch(page)
  const other = await context.newPage()
  await other.goto('/about')
  await server.stop()
  await server.start(nextBuild(info.outputPath('next')))
  await lookForUpdate(other)
  const update = other
    .getByRole('region', { name: 'New version' })
    .getByRole('button', { name: 'Update' })
  await update.click()
  await expect(other.getByText(PLACE)).toBeVisible()
  await expect(page.getByRole('region', { name: 'New version' })).toBeHidden()
  await server.stop()
  const old = await page.evaluate(async () => {
    const named = [...document.querySelectorAll('link[href*="/assets/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const answers = await Promise.all(named.map((address) => fetch(address)))
    return answers.map(({ status }) => status)
  })
  expect(new Set(old)).toEqual(new Set([200]))
  await game.score({ Ann: 3 })
  expect(loads()).toBe(0)
  expect(faults).toEqual([])
  expect(await caches(page)).toHaveLength(2)
  await page.close()
  await sweptTo('puttogether-next00000000', other)
})
