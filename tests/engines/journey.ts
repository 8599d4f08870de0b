import { expect, test as base } from 'vitest'
import { startServer } from '../edge/processes'
import type { Driver } from './drivers/driver'
import { launchFirefox } from './drivers/firefox'
import { Tab } from './drivers/tab'
import { launchWebKit } from './drivers/webkit'
import { EngineGame } from './game'

const LAUNCH: Readonly<Record<string, () => Promise<Driver>>> = {
  Firefox: launchFirefox,
  WebKit: launchWebKit,
}

/** What a page says when it is left while it still loads. */
const LEFT_EARLY = [/not kept offline/, /could not start/]

/** A server of the test's own: with its port, the device keeps nothing of another test's. */
interface Site {
  readonly address: string
  readonly stop: () => Promise<void>
}

interface Journey {
  readonly driver: Driver
  readonly site: Site
  readonly tab: Tab
  readonly game: EngineGame
}

export const test = base.extend<{ engine: string } & Journey>({
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
  site: async ({ engine }, use) => {
    expect(engine).not.toBe('')
    const { process, origin, exited } = await startServer({ REQUEST_LOG: '0' })
    const stop = async () => {
      process.kill('SIGKILL')
      await exited
    }
    await use({ address: origin, stop })
    await stop()
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
