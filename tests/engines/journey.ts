import { expect, test as base } from 'vitest'
import { startServer } from '../edge/processes'
import type { Driver } from './drivers/driver'
import { launchFirefox } from './drivers/firefox'
import { Tab } from './drivers/tab'
import { launchWebKit } from './drivers/webkit'
import { openDoor, type Door } from './door'
import { EngineGame } from './game'

const LAUNCH: Readonly<Record<string, () => Promise<Driver>>> = {
  Firefox: launchFirefox,
  WebKit: launchWebKit,
}

/** What a page says when it is left while it still loads. */
const LEFT_EARLY = [/not kept offline/, /could not start/]

interface Journey {
  readonly engine: string
  readonly driver: Driver
  /** The port of the one server. */
  readonly server: number
  readonly site: Door
  readonly tab: Tab
  readonly game: EngineGame
}

export const test = base.extend<Journey>({
  engine: [process.env.ENGINE ?? '', { scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await LAUNCH[engine]?.()
      if (!driver) throw new Error(`There is no engine ${engine}.`)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ engine }, use) => {
      expect(engine).not.toBe('')
      const { process, origin, exited } = await startServer({ REQUEST_LOG: '0' })
      await use(Number(new URL(origin).port))
      process.kill('SIGKILL')
      await exited
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    const door = await openDoor(server)
    await use(door)
    await door.shut()
  },
  tab: async ({ driver, site }, use) => {
    await use(new Tab(driver))
    const unexpected = driver.said.filter(
      ({ words, at }) =>
        at.startsWith(site.address) && !LEFT_EARLY.some((regex) => regex.test(words)),
    )
    expect(unexpected).toEqual([])
    await driver.open('about:blank')
  },
  game: async ({ tab, site }, use) => use(new EngineGame(tab, site.address)),
})
