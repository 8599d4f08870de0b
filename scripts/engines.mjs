import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The engines besides Chromium: the programs each of them needs, and Debian's packages that bring them. */
export const ENGINES = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/** True where all programs of an engine are on the PATH. */
export const isPresent = ({ programs }) => programs.every(findProgram)

/** Where a program is, by its name on the PATH; undefined when it is not there. */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
