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
  let unsaved = false
  /** A text that could not be read whole and that the device would not copy so far. */
  let homeless: string | null = null

  function load(): Round {
    known = device.read(ROUND_KEY)
    return known === null ? NEW_ROUND : read(known)
  }

  /** The round as another tab left it since; null when this tab has the newest. */
  function newer(): Round | null {
    const text = device.read(ROUND_KEY)
    if (text === null || text === known) return null
    known = text
    return read(text)
  }

  function save(round: Round): void {
    if (homeless !== null) setAside(homeless)
    if (homeless !== null) {
      unsaved = true
      return
    }
    if (isPristine(round)) {
      device.remove(ROUND_KEY)
      known = null
      unsaved = false
      return
    }
    const text = JSON.stringify(toSaved(round))
    unsaved = !device.write(ROUND_KEY, text)
    if (!unsaved) known = text
  }

  /** Tries once more what could not be saved before. */
  function flush(round: Round): void {
    if (unsaved) save(round)
  }

  /** Calls back with the round whenever another tab changes it. */
  function watch(listener: (round: Round) => void): () => void {
    return device.watch((key) => {
      if (key !== ROUND_KEY) return
      if (device.read(ROUND_KEY) === null) {
        known = null
        listener(NEW_ROUND)
        return
      }
      const round = newer()
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

  return { load, newer, save, flush, watch }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const roundStore = createRoundStore(localDevice)
