import { expect, it } from 'vitest'
import { nameTurn, scorecardOf } from '~/golf/scorecard'
import { roundFor, scored, withHoles } from '../builders'

it('shows players in original order, a row a hole, totals and aces', () => {
  const round = scored(withHoles(roundFor('Bo', 'Ann'), 2), { Bo: [1, 3], Ann: [2, 0] })
  const card = scorecardOf(round)
  expect(
    card.columns.map(({ player, color, total }) => [player.name, color, total]),
  ).toEqual([
    ['Bo', 1, 4],
    ['Ann', 2, 2],
  ])
  expect(card.rows).toEqual([
    { hole: 1, strokes: [1, 2] },
    { hole: 2, strokes: [3, 0] },
  ])
  expect([card.aces, card.nameTurn]).toEqual([1, 0])
  expect(card.rankings.map(({ player }) => player.name)).toEqual(['Bo', 'Ann'])
})

it.each([
  [1, 0],
  [2, 0],
  [3, -45],
  [5, -45],
  [6, -90],
  [10, -90],
])('with %s players, names are turned by %s degrees', (players, degrees) => {
  expect(nameTurn(players)).toBe(degrees)
})
