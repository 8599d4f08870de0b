import fc from 'fast-check'
import { goToHole, writeStrokes } from '~/golf/play'
import { NEW_ROUND, type Round } from '~/golf/round'
import { addPlayer, changeHoles, startRound } from '~/golf/setup'
import { isStrokeChoice } from '~/golf/strokes'

interface Shape {
  readonly names: readonly string[]
  readonly holes: number
  /** Strokes of everybody on the holes before, from hole 1 on. */
  readonly played: readonly number[]
}

function roundOf({ names, holes, played }: Shape): Round {
  const setup = names.reduce((round, name, n) => addPlayer(round, name, n), NEW_ROUND)
  const started = startRound(changeHoles(setup, holes), 0)
  const scored = played.slice(0, holes - 1).reduce(
    (round, strokes, index) =>
      round.players.reduce((now, { id }, place) => {
        const own = ((strokes + place) % 7) + 1
        return isStrokeChoice(own) ? writeStrokes(now, id, index + 1, own) : now
      }, round),
    started,
  )
  return goToHole(scored, Math.min(played.length + 1, holes))
}

const underWay = fc
  .record({
    names: fc.uniqueArray(fc.constantFrom('Ann', 'Bo', 'Cy', 'Zoë'), {
      minLength: 1,
      maxLength: 4,
    }),
    holes: fc.constantFrom(1, 2, 3, 9, 18, 18, 36),
    played: fc.array(fc.nat(6), { maxLength: 20, size: 'max' }),
  })
  .map(roundOf)

/** Where a walk begins: a fresh phone, or a round under way. */
export const start = fc.oneof(
  { weight: 1, arbitrary: fc.constant(NEW_ROUND) },
  { weight: 2, arbitrary: underWay },
)
