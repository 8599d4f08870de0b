import { NEW_ROUND } from '~/golf/round'
import { addPlayer } from '~/golf/setup'
import { readConsent } from './consent'
import { localDevice } from './device'
import { LAST_GROUP_KEY } from './keys'

const MOST_NAMES = 10

/** Remembers who played, for the next round's setup; only where Enhanced Features are allowed. */
export function keepGroup(names: readonly string[]): void {
  if (names.length === 0 || !allowed()) return
  localDevice.write(LAST_GROUP_KEY, JSON.stringify(names.slice(0, MOST_NAMES)))
}

/** The names of the last group; none where that was not allowed, which also forgets them. */
export function lastGroup(): readonly string[] {
  if (!allowed()) {
    localDevice.remove(LAST_GROUP_KEY)
    return []
  }
  try {
    const names: unknown = JSON.parse(localDevice.read(LAST_GROUP_KEY) ?? '[]')
    return Array.isArray(names) ? playable(names) : []
  } catch {
    return []
  }
}

/** What can be played under, by the rules of setup. */
const playable = (names: readonly unknown[]): readonly string[] =>
  names
    .filter((name) => typeof name === 'string')
    .slice(0, MOST_NAMES)
    .reduce((round, name) => addPlayer(round, name, 0), NEW_ROUND)
    .players.map(({ name }) => name)

const allowed = () => readConsent()?.functionality === true
