import fc from 'fast-check'
import { expect } from 'vitest'
import { isPristine, NEW_ROUND } from '~/golf/round'
import { createRoundStore } from '~/storage/roundStore'
import { fromSaved, toSaved, type Reading } from '~/storage/savedRound'
import { spoken } from '../quietConsole'
import { memoryDevice } from '../storage/memoryDevice'
import { faultsOf } from '../validRound'
import { fuzz } from './cases'
import { damaged, damagedText } from './damage'
import { records, rounds } from './rounds'

const KEY = 'mini-golf-game-state'

const readingOf = (text: string): Reading | null => {
  try {
    return fromSaved(JSON.parse(text))
  } catch {
    return null
  }
}

const texts = damaged(records).map((value) => JSON.stringify(value) ?? '')

fuzz(
  'a text that was kept is read, or set aside and never lost',
  fc.record({
    text: fc.oneof(texts, damagedText(texts), fc.string({ unit: 'binary' })),
    refuses: fc.boolean(),
    round: rounds,
  }),
  ({ text, refuses, round }) => {
    const device = memoryDevice()
    const store = createRoundStore(device.tab())
    device.kept.set(KEY, text)
    device.full = refuses
    expect(faultsOf(store.load())).toEqual([])
    store.save(round)
    const whole = readingOf(text)?.whole === true
    if (refuses && !(whole && isPristine(round)))
      expect([...device.kept]).toEqual([[KEY, text]])
    device.full = false
    store.flush()
    expect([...device.kept.values()].includes(text)).toBe(
      !whole || JSON.stringify(toSaved(round)) === text,
    )
    const reopened = isPristine(round) ? NEW_ROUND : fromSaved(toSaved(round))?.round
    expect(JSON.stringify(createRoundStore(device.tab()).load())).toBe(
      JSON.stringify(reopened),
    )
    expect(spoken()).toHaveLength(whole ? 0 : 1)
  },
)
