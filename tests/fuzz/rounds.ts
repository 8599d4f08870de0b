import fc from 'fast-check'
import { MAX_HOLES } from '~/golf/holes'
import { NEW_ROUND, SCREENS, type Round } from '~/golf/round'
import { addPlayer, changeHoles } from '~/golf/setup'
import { STROKE_CHOICES, UNPLAYED, type Strokes } from '~/golf/strokes'
import { toSaved } from '~/storage/savedRound'

const names = fc.oneof(
  fc.constantFrom('Ann', 'Bo', 'Cy', 'Di', 'Amélie', '李小龙', '__proto__'),
  fc.string({ maxLength: 8 }),
)
/** Cards as different as three numbers can make them: to draw each hole would take most of the time. */
const strokes = fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7)).map(([first, step, extra]) =>
  Array.from({ length: MAX_HOLES }, (_, n): Strokes => {
    const index = (first + n * step + (n % 5 === 0 ? extra : 0)) % 8
    return STROKE_CHOICES[index] ?? UNPLAYED
  }),
)

/** Rounds with players, scores and a place on the course, on any screen. */
export const rounds: fc.Arbitrary<Round> = fc
  .record({
    cards: fc.array(fc.tuple(names, strokes), { maxLength: 5 }),
    holes: fc.oneof(fc.constantFrom(9, 18), fc.integer({ min: 1, max: MAX_HOLES })),
    place: fc.nat(MAX_HOLES),
    started: fc.boolean(),
    screen: fc.constantFrom(...SCREENS),
    asksForMissing: fc.boolean(),
  })
  .map(({ cards, holes, place, ...choices }) => {
    const group = cards.reduce(
      (round, [name], n) => addPlayer(round, name, n),
      changeHoles(NEW_ROUND, holes),
    )
    const players = group.players.map((player, n) => ({
      ...player,
      strokes: cards[n]?.[1].slice(0, holes) ?? [],
    }))
    const drawn = players[place % 5]?.id ?? null
    return { ...group, ...choices, players, currentHole: 1 + (place % holes), drawn }
  })

/** Their records, some without a version as the first ones were. */
export const records = fc.tuple(rounds, fc.boolean()).map(([round, first]) => {
  const { version, ...fields } = toSaved(round)
  return first ? fields : { version, ...fields }
})
