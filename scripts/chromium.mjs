import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The Chromium to test with: CHROMIUM_PATH, Playwright's own or the system's; undefined when there is none. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find(
    (path) => path && existsSync(path),
  )

/** Finds a Chromium or gets one: Playwright's download, else Debian's package. Throws when neither works. */
export function getChromium() {
  return (
    findChromium() ??
    (tryRun('npx', 'playwright', 'install', 'chromium') && findChromium()) ??
    fromDebian()
  )
}

function fromDebian() {
  tryRun('apt-get', 'update')
  tryRun('apt-get', 'install', '-y', 'chromium')
  const path = findChromium()
  if (!path)
    throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH.')
  return path
}

function tryRun(command, ...words) {
  try {
    execFileSync(command, words, { stdio: 'inherit', timeout: 240_000 })
    return true
  } catch {
    return undefined
  }
}
