import { describe, expect, it } from 'vitest'
import { stepBack, stepForward, stepsBack, stepTo } from '~/golf/back'
import { continueToBackNine, nextHole, showScorecard } from '~/golf/play'
import type { Round } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import { at, roundFor, scored, setupFor } from '../builders'

const two = roundFor('Ann', 'Bo')
const halfway = nextHole(at(two, 9))
const missing = nextHole(at(two, 18))

describe('the device’s Back', () => {
  const rows: readonly [string, Round, number, Partial<Round>][] = [
    ['does its default on hole 1', two, 0, { currentHole: 1, screen: 'hole' }],
    ['goes to the hole before', at(two, 5), 4, { currentHole: 4, screen: 'hole' }],
    ['goes from the standings to hole 9', halfway, 9, { currentHole: 9, screen: 'hole' }],
    [
      'goes from the missing scores to the last hole',
      missing,
      18,
      { currentHole: 18, screen: 'hole' },
    ],
    [
      'goes from the scorecard to the hole it came from',
      showScorecard(at(two, 3)),
      3,
      { currentHole: 3, screen: 'hole' },
    ],
    ['does its default in setup', openSetup(at(two, 5)), 0, { screen: 'setup' }],
    ['does its default before the start', setupFor('Ann'), 0, { screen: 'setup' }],
  ]
  it.each(rows)('%s', (_, round, steps, after) => {
    expect(stepsBack(round)).toBe(steps)
    expect(stepBack(round)).toMatchObject(after)
  })
})

describe('the device’s Forward', () => {
  it('takes the way of Next Hole without its question', () => {
    expect(stepForward(scored(two, { Ann: [2] }))).toMatchObject({
      currentHole: 2,
      asksForMissing: false,
    })
    expect(stepForward(at(two, 9))).toMatchObject({ screen: 'halfway' })
  })

  it.each([
    ['the last hole', at(two, 18)],
    ['the standings', halfway],
    ['the scorecard', showScorecard(at(two, 3))],
    ['setup', openSetup(at(two, 5))],
  ])('does not lead on from %s', (_, round) => {
    expect(stepForward(round)).toBe(round)
  })
})

it.each([
  { from: at(two, 5), depth: 1, reached: 2 },
  { from: at(two, 5), depth: 7, reached: 8 },
  { from: continueToBackNine(halfway), depth: 0, reached: 1 },
  { from: at(two, 17), depth: 30, reached: 18 },
])('several steps at once reach hole $reached', ({ from, depth, reached }) => {
  expect(stepTo(from, depth).currentHole).toBe(reached)
})
