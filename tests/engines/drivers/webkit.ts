import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMiniBrowser } from '../../../scripts/engines.mjs'
import { freePort } from '../../freePort'
import { openDisplay } from './display'
import { PHONE, type Driver } from './driver'
import { watchForeignHosts } from './foreignHosts'
import { pressKey } from './keys'
import { patiently } from './patiently'
import { Session } from './webdriver'

/** WebKitGTK's MiniBrowser on a display of its own, by WebDriver. */
export async function launchWebKit(): Promise<Driver> {
  const foreign = await watchForeignHosts()
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const display = await openDisplay()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display.name,
      // Its sandbox refuses to work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  })
  const session = await patiently(
    () =>
      Session.open(`http://127.0.0.1:${port}`, {
        'webkitgtk:browserOptions': {
          binary: findMiniBrowser(),
          args: [
            '--automation',
            `--proxy=socks5://localhost:${foreign.port}`,
            '--ignore-host=localhost',
          ],
        },
      }),
    'WebKitWebDriver',
  )
  await toPhoneSize(session)

  return {
    downloads: home,
    foreignHosts: () => foreign.hosts,
    said: [],
    open: async (url) => void (await session.post('url', { url })),
    reload: async () => void (await session.post('refresh')),
    back: async () => void (await session.post('back')),
    evaluate: (expression) => session.evaluate(expression),
    click: (expression) => session.click(expression),
    press: (key) => pressKey(session, key),
    screenshot: async () =>
      Buffer.from((await session.get('screenshot')) as string, 'base64'),
    close: async () => {
      await session.end()
      driver.kill()
      display.close()
      foreign.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** MiniBrowser's toolbar needs more width than a phone has; a window that a page opens comes without. */
async function toPhoneSize(session: Session) {
  const { width, height } = PHONE
  await session.evaluate(`document.body.onclick =
    () => void open('', '', 'popup,width=${width},height=${height}')`)
  await session.click('document.body')
  const first = await session.get('window')
  const handles = await patiently(async () => {
    const all = (await session.get('window/handles')) as string[]
    return all.length > 1 && all
  }, "a window of a phone's size")
  await session.post('window', { handle: handles.find((handle) => handle !== first) })
}
