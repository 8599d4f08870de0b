import fc from 'fast-check'
import { stepTo } from '~/golf/back'
import { expect } from '../fixtures'
import type { Model } from './model'
import type { Phone } from './phone'
import { tap } from './scoreSteps'
import { on, step } from './step'

const anywhere = () => true
const GAME = '/game'
const HOME = '/'

const reloads = fc.constant(
  step('reload', anywhere, async (model, phone) => {
    await phone.page.reload()
    model.tab.load(model.kept)
  }),
)

async function openGame(model: Model, phone: Phone) {
  await phone.openTab(GAME)
  model.openTab(GAME)
  model.tab.load(model.kept)
}

const reopenings = fc.constant(
  step('closeAndOpen', anywhere, async (model, phone) => {
    await phone.closeTab()
    model.closeTab()
    await openGame(model, phone)
  }),
)

const isAlone = ({ tabs }: Readonly<Model>) => tabs.length === 1

const seconds = fc.constantFrom(
  step('secondTab', (model) => isAlone(model) && model.hasRoom, openGame),
  step(
    'turn to the other tab',
    (model) => !isAlone(model) && model.hasRoom,
    async (model, phone) => {
      const other = model.tabs[0] === model.tab ? 1 : 0
      await phone.turnTo(other)
      model.turnTo(other)
    },
  ),
  step(
    'closeTab',
    (model) => !isAlone(model),
    async (model, phone) => {
      await phone.closeTab()
      model.closeTab()
    },
  ),
)

/** The browser's own Back and Forward, of so many steps, within the game or out of another page. */
const traversals = fc.constantFrom(-1, -1, 1, 1, -2, 2, -4).map((steps) =>
  step(
    `${steps < 0 ? 'browserBack' : 'browserForward'} ${steps}`,
    ({ tab }) => tab.history.away(steps)?.address === GAME,
    async (model, phone) => {
      const { history } = model.tab
      const from = history.here
      const loaded = phone.page.waitForEvent('load')
      loaded.catch(() => undefined)
      await phone.page.evaluate((by) => window.history.go(by), steps)
      history.go(steps)
      if (history.here.document !== from.document) {
        await loaded
        model.tab.load(model.kept)
        return
      }
      const { depth } = history.here
      model.play((round) => stepTo(round, depth))
      model.tab.show(model.round)
    },
  ),
)

/** Back out of the game to the page before it, and Forward into it again. */
const excursions = fc.constant(
  step(
    'outAndIn by Back and Forward',
    ({ tab }) => {
      const before = tab.history.away(-1)
      return before !== undefined && before.address !== GAME
    },
    async (model, phone) => {
      const { page } = phone
      await page.goBack()
      await expect(page).toHaveURL(model.tab.history.away(-1)?.address ?? '')
      await page.goForward()
      model.tab.load(model.kept)
    },
  ),
)

/** Home, which says whether there is a round to continue, and back into the game from there. */
const visitsHome = fc.constant(
  step('visitHome', on('hole'), async (model, phone) => {
    const { page } = phone
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL(HOME)
    const goOn = model.kept?.started ? 'Continue Game' : 'Start playing now'
    await page.getByRole('link', { name: goOn }).first().click()
    await expect(page).toHaveURL(GAME)
    model.tab.history.open(HOME)
    model.tab.history.open(GAME)
    model.tab.load(model.kept)
  }),
)

const network = fc.constantFrom(
  step(
    'offline',
    ({ isOnline }) => isOnline,
    async (model, phone) => {
      await phone.setOffline(true)
      model.isOnline = false
    },
  ),
  step(
    'online',
    ({ isOnline }) => !isOnline,
    async (model, phone) => {
      await phone.setOffline(false)
      model.isOnline = true
    },
  ),
)

const fullness = fc.constantFrom(
  step(
    'storageFull',
    ({ hasRoom }) => hasRoom,
    async (model, phone) => {
      await phone.setFull(true)
      model.hasRoom = false
    },
  ),
  step(
    'room',
    ({ hasRoom }) => !hasRoom,
    async (model, phone) => {
      await phone.setFull(false)
      model.makeRoom()
    },
  ),
)

const clearings = fc.constant(
  step('storageCleared', anywhere, async (model, phone) => {
    await phone.clearStorage()
    model.kept = null
  }),
)

const DAY = 24 * 60 * 60 * 1_000

const clocks = fc.constantFrom(-400, -1, 1, 400).map((days) =>
  step(`clock by ${days} days`, anywhere, async (_, phone) => {
    await phone.setClock(Date.now() + days * DAY)
  }),
)

async function afterCrash(model: Model, phone: Phone) {
  const died = await phone.crash()
  model.tabs = model.tabs.filter((_, place) => !died[place])
  await openGame(model, phone)
}

const crashes = fc.oneof(
  fc.constant(step('crash', anywhere, afterCrash)),
  fc.tuple(fc.nat(4), fc.constantFrom(1, 4, 7)).map(([n, choice]) =>
    step(`tapAndCrash ${choice} for ${n}`, on('hole'), async (model, phone) => {
      await tap(n, choice)(model, phone)
      await afterCrash(model, phone)
    }),
  ),
)

/** What happens to phones, whatever is on screen. */
export const faultSteps = fc.oneof(
  { weight: 3, arbitrary: reloads },
  { weight: 1, arbitrary: reopenings },
  { weight: 3, arbitrary: seconds },
  { weight: 14, arbitrary: traversals },
  { weight: 1, arbitrary: excursions },
  { weight: 1, arbitrary: visitsHome },
  { weight: 2, arbitrary: network },
  { weight: 2, arbitrary: fullness },
  { weight: 1, arbitrary: clearings },
  { weight: 1, arbitrary: clocks },
  { weight: 1, arbitrary: crashes },
)
