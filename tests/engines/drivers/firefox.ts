import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import { findFirefox } from '../../../scripts/engines.mjs'
import { PHONE, type Driver, type Said } from './driver'
import { watchForeignHosts } from './foreignHosts'

/** What Firefox asks for its own purposes, whatever page is open. */
const OWN_HOST = /\.(mozilla|firefox)\.(com|org|net)$/

/** Firefox without a window, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Driver> {
  const foreign = await watchForeignHosts()
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      // A page that comes back as it was left says nothing of it to who waits for it.
      'browser.sessionhistory.max_total_viewers': 0,
      'network.proxy.type': 1,
      'network.proxy.socks': 'localhost',
      'network.proxy.socks_port': foreign.port,
      'network.proxy.socks_remote_dns': true,
    },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport(PHONE)
  // The game asks before it is left; WebDriver's own rule is to leave.
  page.on('dialog', (dialog) => void dialog.accept())
  const said: Said[] = []
  page.on('console', (message) => {
    const words = `${message.type()}: ${message.text()}`
    said.push({ words, at: message.location().url ?? '' })
  })

  return {
    downloads,
    foreignHosts: () => foreign.hosts.filter((host) => !OWN_HOST.test(host)),
    said,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => {
      const handle = await page.evaluateHandle(expression)
      const element = handle.asElement()
      await (element as ElementHandle<Element> | null)?.click()
      await handle.dispose()
      return !!element
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close()
      foreign.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
