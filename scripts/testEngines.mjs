import { execFileSync, spawnSync } from 'node:child_process'
import { ENGINES, isAbsent } from './engines.mjs'

/** Gets the engines that are not there from Debian's packages, then runs the journeys in all of them. */
const missing = ENGINES.filter(isAbsent)
if (missing.length > 0) {
  apt('update')
  apt('install', '-y', ...missing.flatMap(({ packages }) => packages))
}
const absent = ENGINES.filter(isAbsent)
for (const { name, packages } of absent)
  console.error(`${name} could not be had; it comes with ${packages.join(' and ')}.`)

const words = ['vitest', 'run', '--config', 'vitest.engines.config.ts']
const { status } = spawnSync('npx', words, { stdio: 'inherit' })
process.exit(absent.length === 0 ? (status ?? 1) : 1)

function apt(...words) {
  try {
    execFileSync('apt-get', words, { stdio: 'inherit', timeout: 240_000 })
  } catch (error) {
    console.error(`apt-get ${words[0]} failed: ${error.message}`)
  }
}
