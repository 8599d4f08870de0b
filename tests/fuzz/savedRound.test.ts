import fc from 'fast-check'
import { expect } from 'vitest'
import { isHoleCount } from '~/golf/holes'
import { tidyName } from '~/golf/players'
import { NEW_ROUND } from '~/golf/round'
import { fromSaved, toSaved, type Reading, type SavedRound } from '~/storage/savedRound'
import { faultsOf } from '../validRound'
import { fuzz } from './cases'
import { anyJson, damaged } from './damage'
import { records, rounds } from './rounds'

/** A valid round, and the same one when it is written and read again. */
function expectSound(reading: Reading | null) {
  if (!reading) return
  expect(faultsOf(reading.round)).toEqual([])
  const again = fromSaved(JSON.parse(JSON.stringify(toSaved(reading.round))))
  expect(JSON.stringify(again)).toBe(JSON.stringify({ ...reading, whole: true }))
}

/** Names and scores as one text, whatever order they stand in. */
const told = (cards: readonly { name: string; scores: readonly number[] }[]) =>
  cards
    .map(({ name, scores }) => JSON.stringify([name, scores.join('').replace(/0+$/, '')]))
    .sort()
    .join()

function expectNothingLost(record: SavedRound, { round }: Reading) {
  const kept = round.players.map(({ name, strokes }) => ({ name, scores: strokes }))
  expect(told(kept)).toBe(
    told(record.players.map(({ name, scores }) => ({ name: tidyName(name), scores }))),
  )
  const ids = round.players.map(({ id }) => id)
  for (const { id } of record.originalPlayers) expect(ids).toContain(id)
}

fuzz(
  'a saved round, changed anywhere, is read as a valid round',
  damaged(records),
  (value) => {
    const reading = fromSaved(value)
    expectSound(reading)
    if (reading?.whole) expectNothingLost(value as SavedRound, reading)
  },
)

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true })

fuzz(
  'a record of anything at all is read as a valid round or as none',
  fc.oneof(
    anything,
    anyJson,
    fc.record(
      {
        players: fc.oneof(
          anything,
          fc.array(fc.record({ name: fc.string(), scores: anything })),
        ),
        originalPlayers: anything,
        currentHole: anything,
        totalHoles: anything,
        gameStarted: anything,
        showMidGameRanking: anything,
        firstPlayerForHole: anything,
      },
      { requiredKeys: [] },
    ),
  ),
  (value) => expectSound(fromSaved(value)),
)

fuzz(
  'a player comes through whatever happens to everything else',
  fc.record({
    round: rounds,
    fields: fc.dictionary(
      fc.constantFrom(...Object.keys(toSaved(NEW_ROUND)), '__proto__', 'weather'),
      anyJson,
    ),
    totalHoles: anyJson.filter((value) => !isHoleCount(value)),
    strangers: fc.array(fc.tuple(fc.nat(5), anyJson), { maxLength: 3 }),
  }),
  ({ round, fields, totalHoles, strangers }) => {
    const players: unknown[] = [...toSaved(round).players]
    for (const [place, stranger] of strangers) players.splice(place, 0, stranger)
    const read = fromSaved({ ...toSaved(round), ...fields, totalHoles, players })?.round
    const scores = (cards: typeof round.players) =>
      told(cards.map(({ name, strokes }) => ({ name, scores: strokes })))
    expect(scores(read?.players ?? [])).toBe(scores(round.players))
  },
)
