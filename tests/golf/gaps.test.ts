import { expect, it } from 'vitest'
import { countMissing, incompleteHoles, isPartlyScored, isUnscored } from '~/golf/gaps'
import { names, roundFor, scored, withHoles } from '../builders'

const round = scored(withHoles(roundFor('Ann', 'Bo'), 4), {
  Ann: [2, 0, 0, 3],
  Bo: [3, 4, 0, 2],
})

it('a hole is incomplete when at least one player lacks a score, also when all do', () => {
  const gaps = incompleteHoles(round)
  expect(gaps.map(({ hole, missing }) => [hole, names(missing)])).toEqual([
    [2, ['Ann']],
    [3, ['Ann', 'Bo']],
  ])
  expect(countMissing(gaps)).toBe(3)
})

it.each([
  { hole: 1, partly: false, unscored: false },
  { hole: 2, partly: true, unscored: false },
  { hole: 3, partly: false, unscored: true },
])(
  'hole $hole is partly scored: $partly, unscored: $unscored',
  ({ hole, partly, unscored }) => {
    expect([isPartlyScored(round, hole), isUnscored(round, hole)]).toEqual([
      partly,
      unscored,
    ])
  },
)

it('a late player’s missing scores count like any other', () => {
  const full = scored(withHoles(roundFor('Ann', 'Late'), 2), {
    Ann: [2, 2],
    Late: [0, 2],
  })
  expect(countMissing(incompleteHoles(full))).toBe(1)
})
