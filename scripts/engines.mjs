import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Firefox, the one named by FIREFOX_PATH or the system's; undefined when there is none. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')

/** The small browser that comes with WebKitGTK, which no PATH names; undefined when there is none. */
export const findMiniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path))

/** The engines besides Chromium, and Debian's packages that bring each of them. */
export const ENGINES = [
  {
    name: 'Firefox',
    isPresent: () => !!findFirefox(),
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    isPresent: () => !!(findMiniBrowser() && onPath('WebKitWebDriver') && onPath('Xvfb')),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
