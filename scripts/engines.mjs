import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Firefox: the one named by FIREFOX_PATH or the system's; undefined when there is none. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, onPath('firefox-esr'), onPath('firefox')].find(isFile)

/** The small browser that comes with WebKitGTK, which no PATH names; undefined when there is none. */
export const findMiniBrowser = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(isFile)

/** The engines besides Chromium: what each consists of, and Debian's packages that bring it. */
export const ENGINES = [
  { name: 'Firefox', parts: () => [findFirefox()], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    parts: () => [findMiniBrowser(), onPath('WebKitWebDriver'), onPath('Xvfb')],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/** True where an engine, or a part of it, is not installed. */
export const isAbsent = ({ parts }) => !parts().every(isFile)

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isFile)

const isFile = (path) => !!path && existsSync(path)
