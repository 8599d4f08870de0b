import { everythingKept, expect, keptAddresses, test, workerReady } from './ownServer'
import { GamePage, kept } from './fixtures'
import { decoded, PICTURE_FILES } from './sharing'

test.describe.configure({ timeout: 120_000 })

test('after one visit to home a whole round is played without a server', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  await server.stop()
  await expect(fetch(server.address)).rejects.toThrow()

  await page.reload()
  await page.getByRole('link', { name: 'Start playing now' }).click()
  const game = new GamePage(page)
  await page.reload()
  await expect(game.heading("Who's playing today?")).toBeVisible()
  await game.add('Ann', 'Bo')
  await game.button('Start Game').click()
  for (let hole = 1; hole <= 18; hole += 1) {
    await expect(game.heading(`Hole ${hole}`)).toBeVisible()
    await game.score({ Ann: 2, Bo: 3 })
    if (hole === 5) {
      await page.reload()
      await expect(game.strokes('Bo', 3)).toHaveAttribute('aria-pressed', 'true')
    }
    await game.button(hole === 18 ? 'Show Scorecard' : 'Next Hole').click()
    if (hole !== 9) continue
    await page.reload()
    await game.button('Show Rankings').click()
    await game.button('Continue to Hole 10').click()
  }
  await expect(game.heading('Puttogether card')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('cell', { name: '36' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    game.button('Share Scorecard').click(),
  ])
  expect((await decoded(page, download)).width).toBe(1280)
})

test('a round left with missing scores opens again without a server', async ({
  page,
  server,
}) => {
  await server.start()
  const game = new GamePage(page)
  await game.seed(kept({ holes: 3, hole: 3, scores: { Ann: [2, 3], Bo: [4] } }))
  await page.goto('/')
  await everythingKept(page)
  await server.stop()
  await page.getByRole('link', { name: 'Continue Game' }).click()
  await game.button('Show Scorecard').click()
  await expect(game.heading('Missing Scores Detected')).toBeVisible()
  await page.reload()
  await expect(game.heading('Hole 3')).toBeVisible()
})

test('without a server all pages are there, by address and by click', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  await server.stop()

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/blog/seven-strokes-minigolf')
  await expect(title(/Mean/)).toBeVisible()
  await page.goto('/blog/history-of-minigolf/?from=a-friend')
  await expect(title(/Come From/)).toBeVisible()
  await page.goto('/blog/minigolf-ball-types#top')
  await expect(title(/Bounce/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  for (const place of [1, 9, 20]) {
    await page.getByRole('link', { name: 'Read Article' }).nth(place).click()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
    await page.goBack()
  }
  await page.getByRole('link', { name: 'Family & Kids' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  for (const name of ['About', 'Terms', 'Privacy', 'Imprint']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    await expect(title(/./)).toBeVisible()
  }
  await page.goto('/blog/no-such-article')
  await expect(title('No signal here')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start playing now' }).click()
  await expect(title("Who's playing today?")).toBeVisible()
})

test('a page that says which day it is is right on another day, too', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  await server.stop()
  await page.clock.setFixedTime(new Date('2031-05-06T12:00:00Z'))
  await page.goto('/privacy')
  await expect(page.getByText('May 6, 2031')).toBeVisible()
})

test('more than 50 entries are kept, each named by a page, and every one is served', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/about')
  await everythingKept(page)
  await server.stop()
  const [cache, ...others] = Object.values(await keptAddresses(page))
  expect(others).toEqual([])
  const addresses = cache?.filter((address) => !address.startsWith('/.notes/')) ?? []
  expect(addresses.length).toBeGreaterThan(50)
  const answers = await page.evaluate(
    (all) => Promise.all(all.map(async (address) => (await fetch(address)).status)),
    addresses,
  )
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('with a network that holds each answer for 10 s the game is there within 1 s', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  await server.stop()
  await server.startBehind(() => ({ hold: 10_000 }))

  const started = Date.now()
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann')
  await expect(game.button('Start Game')).toBeEnabled()
  expect(Date.now() - started).toBeLessThan(1_000)
})

test('a page that is not kept waits for a slow network, but not for ever', async ({
  page,
  server,
}) => {
  await server.start()
  await page.goto('/')
  await everythingKept(page)
  await server.stop()
  await server.startBehind(() => ({ hold: 20_000 }))
  await page.goto('/blog/no-such-article')
  await expect(page.getByRole('heading', { name: 'No signal here' })).toBeVisible()
})

test('a connection that saves data gets what the picture needs once it is wanted', async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await server.start()
  const game = new GamePage(page)
  await game.seed(kept({ hole: 2, holes: 3, scores: { Ann: [2] } }))
  await game.open()
  await workerReady(page)
  await page.waitForTimeout(1_000)
  const ofPicture = async () =>
    Object.values(await keptAddresses(page))
      .flat()
      .filter((address) => PICTURE_FILES.test(address)).length
  expect(Object.values(await keptAddresses(page)).flat()).toContain('/game')
  expect(await ofPicture()).toBe(0)
  await game.button('Scorecard').click()
  await expect.poll(ofPicture).toBeGreaterThan(5)
})

test('a device whose storage is full plays on with the network', async ({
  page,
  context,
  server,
}) => {
  await server.start()
  const client = await context.newCDPSession(page)
  await client.send('Storage.overrideQuotaForOrigin', {
    origin: server.address,
    quotaSize: 200_000,
  })
  await page.goto('/')
  await page.waitForTimeout(2_000)
  expect(Object.keys(await keptAddresses(page))).toEqual([])
  const game = new GamePage(page)
  await game.start(['Ann'])
  await game.strokes('Ann', 3).click()
  await page.reload()
  await expect(game.strokes('Ann', 3)).toHaveAttribute('aria-pressed', 'true')
})
