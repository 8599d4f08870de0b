import { withOwnEntries } from '~/golf/merge'
import { isPristine, NEW_ROUND, type Round } from '~/golf/round'
import { localDevice, type Device } from './device'
import { ROUND_KEY } from './keys'
import { fromSaved, toSaved } from './savedRound'

const SET_ASIDE_KEY = `${ROUND_KEY}.set-aside`
const SET_ASIDE_SLOTS = 5

/** Keeps one round on a device. Nothing here throws: what cannot be kept lives on in memory. */
export function createRoundStore(device: Device) {
  /** The text that this tab last read or wrote; anything else is another tab's. */
  let known: string | null = null
  /** What the device refused to keep. */
  let unsaved: Round | null = null
  /** A text that could not be read whole and that the device would not copy so far. */
  let homeless: string | null = null

  function load(): Round {
    known = device.read(ROUND_KEY)
    return known === null ? NEW_ROUND : read(known)
  }

  /** The round as another tab left it since, with what is unsaved here; null when this tab has the newest. */
  function newer(): Round | null {
    const text = device.read(ROUND_KEY)
    if (text === null || text === known) return null
    const before = known === null ? NEW_ROUND : read(known)
    known = text
    const other = read(text)
    if (unsaved === null) return other
    const both = withOwnEntries(before, unsaved, other)
    save(both)
    return both
  }

  /** As `newer`; a round that another tab ended is gone here, too. Not for a tab that stays in use. */
  function changed(): Round | null {
    if (device.read(ROUND_KEY) !== null) return newer()
    if (known === null) return null
    known = null
    unsaved = null
    return NEW_ROUND
  }

  /** True when the round is kept now. */
  function save(round: Round): boolean {
    if (homeless !== null) setAside(homeless)
    if (homeless !== null) {
      unsaved = round
      return false
    }
    if (isPristine(round)) {
      device.remove(ROUND_KEY)
      known = null
      unsaved = null
      return true
    }
    const text = JSON.stringify(toSaved(round))
    const isKept = device.write(ROUND_KEY, text)
    if (isKept) known = text
    unsaved = isKept ? null : round
    return isKept
  }

  /** Tries once more what could not be saved before; true when nothing is left to save. */
  function flush(): boolean {
    return unsaved === null || save(unsaved)
  }

  /** Calls back with the round whenever another tab changes it. */
  function watch(listener: (round: Round) => void): () => void {
    return device.watch((key) => {
      const round = key === ROUND_KEY ? changed() : null
      if (round) listener(round)
    })
  }

  function read(text: string): Round {
    const reading = fromSaved(parse(text))
    if (!reading?.whole) setAside(text)
    return reading?.round ?? NEW_ROUND
  }

  function setAside(text: string): void {
    const slots = Array.from(
      { length: SET_ASIDE_SLOTS },
      (_, n) => `${SET_ASIDE_KEY}.${n + 1}`,
    )
    const slot = slots.find((key) => device.read(key) === null) ?? `${SET_ASIDE_KEY}.1`
    const isThere = slots.some((key) => device.read(key) === text)
    homeless = isThere || device.write(slot, text) ? null : text
    if (!isThere && homeless === null)
      console.warn('A saved round could not be read whole; a copy was set aside.')
  }

  return { load, newer, changed, save, flush, watch }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const roundStore = createRoundStore(localDevice)
