import { describe, expect, it } from 'vitest'
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
import type { Round } from '~/golf/round'
import type { Strokes } from '~/golf/strokes'
import { at, roundFor, scored, withHoles } from '../builders'

const full = (holes: number): readonly Strokes[] => Array<Strokes>(holes).fill(2)
const two = roundFor('Ann', 'Bo')

describe('writing strokes', () => {
  it('changes one player on one hole and leaves the other player as it was', () => {
    const round = writeStrokes(two, 'player-1001', 3, 5)
    expect(round.players[1]?.strokes.slice(0, 4)).toEqual([0, 0, 5, 0])
    expect(round.players[0]).toBe(two.players[0])
  })

  it.each([1, 18])('reaches hole %s', (hole) => {
    expect(writeStrokes(two, 'player-1000', hole, 3).players[0]?.strokes[hole - 1]).toBe(
      3,
    )
  })

  it.each([0, 19, -1])('on hole %s, which is not there, changes nothing', (hole) => {
    expect(writeStrokes(two, 'player-1000', hole, 3)).toBe(two)
  })

  it('of somebody unknown changes no player', () => {
    expect(writeStrokes(two, 'nobody', 1, 3).players).toEqual(two.players)
  })
})

describe('Next Hole', () => {
  const partly = { Ann: [3] as const }
  const rows: readonly [string, Round, Partial<Round>][] = [
    ['leads on when nobody scored', two, { currentHole: 2, screen: 'hole' }],
    [
      'asks when some scored and others did not',
      scored(two, partly),
      { currentHole: 1, asksForMissing: true },
    ],
    ['leads on when all scored', scored(two, { Ann: [3], Bo: [2] }), { currentHole: 2 }],
    [
      'from 9 of 18 leads to the standings',
      at(two, 9),
      { screen: 'halfway', currentHole: 9 },
    ],
    [
      'from 9 of 18 leads there without the question',
      at(scored(two, { Ann: full(9) }), 9),
      { screen: 'halfway', asksForMissing: false },
    ],
    [
      'from 9 of 17 leads to 10',
      at(withHoles(two, 17), 9),
      { currentHole: 10, screen: 'hole' },
    ],
    [
      'from 9 of 36 leads to 10',
      at(withHoles(two, 36), 9),
      { currentHole: 10, screen: 'hole' },
    ],
    [
      'from 9 of 9 ends play',
      at(scored(withHoles(two, 9), { Ann: full(9), Bo: full(9) }), 9),
      { screen: 'scorecard' },
    ],
    [
      'on the last hole, unscored, leads to the missing scores',
      at(two, 18),
      { screen: 'missing' },
    ],
    [
      'on the last hole, partly scored, asks first',
      at(scored(two, { Ann: full(18) }), 18),
      { screen: 'hole', asksForMissing: true },
    ],
    [
      'on the last hole, scored but with gaps before, leads to the missing scores',
      at(scored(two, { Ann: full(18), Bo: [0, ...full(17)] }), 18),
      { screen: 'missing' },
    ],
    [
      'on the last hole of a full card leads to the scorecard',
      at(scored(two, { Ann: full(18), Bo: full(18) }), 18),
      { screen: 'scorecard' },
    ],
    [
      'of a single hole ends play',
      scored(withHoles(two, 1), { Ann: [1], Bo: [1] }),
      { screen: 'scorecard' },
    ],
  ]
  it.each(rows)('%s', (_, before, after) => expect(nextHole(before)).toMatchObject(after))
})

describe('the question about missing scores', () => {
  const asked = nextHole(scored(two, { Ann: [3] }))

  it('Move on leads to the next hole', () => {
    expect(moveOn(asked)).toMatchObject({ currentHole: 2, asksForMissing: false })
  })

  it('Add missing stays', () => {
    expect(stayOnHole(asked)).toMatchObject({ currentHole: 1, asksForMissing: false })
  })

  it('the scorecard closes it', () => {
    expect(showScorecard(asked)).toMatchObject({
      screen: 'scorecard',
      asksForMissing: false,
    })
  })

  it('Move on from the last hole leads to the missing scores', () => {
    const last = nextHole(at(scored(two, { Ann: full(18) }), 18))
    expect(moveOn(last)).toMatchObject({ screen: 'missing', asksForMissing: false })
  })
})

describe('going about', () => {
  it('Previous Hole stops at hole 1', () => {
    expect(previousHole(at(two, 5)).currentHole).toBe(4)
    expect(previousHole(two).currentHole).toBe(1)
  })

  it('a jump closes the scorecard', () => {
    expect(goToHole(showScorecard(at(two, 8)), 3)).toMatchObject({
      screen: 'hole',
      currentHole: 3,
    })
  })

  it('a jump beyond the course ends at its last hole', () => {
    expect(goToHole(two, 99).currentHole).toBe(18)
  })

  it('the standings continue to hole 10, each time', () => {
    const halfway = nextHole(at(two, 9))
    expect(continueToBackNine(halfway)).toMatchObject({ screen: 'hole', currentHole: 10 })
    expect(nextHole(previousHole(continueToBackNine(halfway)))).toMatchObject({
      screen: 'halfway',
    })
  })
})
