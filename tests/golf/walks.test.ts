import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepBack, stepForward, stepsBack, stepTo } from '~/golf/back'
import { incompleteHoles, isPartlyScored } from '~/golf/gaps'
import {
  continueToBackNine,
  goToHole,
  moveOn,
  nextHole,
  previousHole,
  showScorecard,
  stayOnHole,
  writeStrokes,
} from '~/golf/play'
import { NEW_ROUND, type Move, type Round } from '~/golf/round'
import { scorecardOf } from '~/golf/scorecard'
import {
  addPlayer,
  changeHoles,
  continueRound,
  openSetup,
  removePlayer,
  restart,
  startRound,
} from '~/golf/setup'
import { isPlayed, UNPLAYED, type Strokes } from '~/golf/strokes'
import { fromSaved, toSaved } from '~/storage/savedRound'
import { faultsOf } from '../validRound'

/** The buttons that each screen offers. A move that a screen does not offer is not made on it. */
const onSetup = fc.oneof(
  fc.tuple(fc.string({ maxLength: 12 }), fc.nat(5)).map(
    ([name, now]): Move =>
      (round) =>
        addPlayer(round, name, now),
  ),
  fc.nat(8).map(
    (place): Move =>
      (round) =>
        removePlayer(round, round.players[place]?.id ?? 'nobody'),
  ),
  fc.oneof(fc.integer({ min: 1, max: 36 }), fc.constant(18), fc.integer()).map(
    (holes): Move =>
      (round) =>
        changeHoles(round, holes),
  ),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map(
    (luck): Move =>
      (round) =>
        startRound(round, luck),
  ),
  fc.constant<Move>(continueRound),
)
const onHole = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(6), fc.integer({ min: 0, max: 7 })).map(
      ([place, strokes]): Move =>
        (round) =>
          writeStrokes(
            round,
            round.players[place]?.id ?? 'nobody',
            round.currentHole,
            strokes as Strokes,
          ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constant<Move>((round) =>
      round.asksForMissing ? round : nextHole(round),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Move>(previousHole, showScorecard, openSetup) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Move>(
      (round) => (round.asksForMissing ? moveOn(round) : round),
      stayOnHole,
    ),
  },
)
const onCard = fc.oneof(
  fc.integer({ min: 1, max: 36 }).map(
    (hole): Move =>
      (round) =>
        goToHole(round, hole),
  ),
  fc.constant<Move>(stepBack),
)
const anywhere = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Move>(stepBack, stepForward) },
  {
    weight: 2,
    arbitrary: fc.nat(40).map(
      (depth): Move =>
        (round) =>
          stepTo(round, depth),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Move>((round) => (round.started ? restart(round) : round)),
  },
)
const only =
  (screen: Round['screen'], move: Move): Move =>
  (round) =>
    round.screen === screen ? move(round) : round
const moves = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: onSetup.map((move) => only('setup', move)) },
    { weight: 10, arbitrary: onHole.map((move) => only('hole', move)) },
    { weight: 1, arbitrary: fc.constant(only('halfway', continueToBackNine)) },
    { weight: 1, arbitrary: fc.constant(only('missing', showScorecard)) },
    { weight: 1, arbitrary: onCard.map((move) => only('scorecard', move)) },
    { weight: 1, arbitrary: anywhere },
  ),
  { maxLength: 120 },
)

/** Walks that begin with a group on a short or a full course, so that ends are reached. */
const start = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('Ann', 'Bo', 'Cy', 'Di'), { maxLength: 4 }),
    fc.constantFrom(1, 2, 9, 18, 36),
  )
  .map(([group, holes]) =>
    changeHoles(
      group.reduce((round, name, n) => addPlayer(round, name, n), NEW_ROUND),
      holes,
    ),
  )

function everyStep(check: (round: Round, before: Round) => void) {
  fc.assert(
    fc.property(start, moves, (first, walk) => {
      let round = first
      for (const move of walk) {
        const before = round
        round = move(round)
        check(round, before)
      }
    }),
    { numRuns: 400, seed: 18 },
  )
}

describe('after any sequence of moves', () => {
  it('the round is valid', () => {
    everyStep((round) => expect(faultsOf(round)).toEqual([]))
  })

  it('missing scores are shown only after the last hole, and only where some are missing', () => {
    everyStep((round) => {
      if (round.screen === 'missing') {
        expect(round.currentHole).toBe(round.holes)
        expect(incompleteHoles(round)).not.toEqual([])
      }
    })
  })

  it('the question is asked only on a partly scored hole', () => {
    everyStep((round, before) => {
      if (round.asksForMissing && !before.asksForMissing)
        expect(isPartlyScored(round, round.currentHole)).toBe(true)
    })
  })

  it('the round saves and loads to the same round', () => {
    everyStep((round) => {
      const reading = fromSaved(JSON.parse(JSON.stringify(toSaved(round))))
      const left = round.screen === 'setup' || round.screen === 'missing'
      const reopens = round.started && round.players.length > 0 && left
      const drawn = round.players.some(({ id }) => id === round.drawn)
        ? round.drawn
        : null
      expect(reading?.round).toEqual({
        ...round,
        drawn,
        asksForMissing: false,
        ...(reopens && { screen: 'hole' }),
      })
      expect(reading?.whole).toBe(true)
    })
  })

  it('totals are the sums of what the table shows', () => {
    everyStep((round) => {
      const card = scorecardOf(round)
      card.columns.forEach(({ total }, place) => {
        const shown = card.rows.map(({ strokes }) => strokes[place] ?? UNPLAYED)
        expect(shown.filter(isPlayed).reduce<number>((sum, s) => sum + s, 0)).toBe(total)
      })
      expect(card.rankings).toHaveLength(round.players.length)
    })
  })

  it('Back ends after as many steps as it says', () => {
    everyStep((round) => {
      expect(stepsBack(stepTo(round, 0))).toBe(0)
    })
  })
})
