import { describe, expect, it } from 'vitest'
import { lead, standings } from '~/golf/standings'
import type { Strokes } from '~/golf/strokes'
import { roundFor, scored, withHoles } from '../builders'

const table = (scores: Readonly<Record<string, readonly Strokes[]>>) =>
  standings(scored(withHoles(roundFor(...Object.keys(scores)), 3), scores).players)

const lines = (scores: Readonly<Record<string, readonly Strokes[]>>) =>
  table(scores).map((row) => [row.position, row.player.name, row.total, row.leads])

describe('standings', () => {
  it('rank by ascending total', () => {
    expect(lines({ Ann: [3, 3], Bo: [2, 2], Cy: [4, 4] })).toEqual([
      [1, 'Bo', 4, true],
      [2, 'Ann', 6, false],
      [3, 'Cy', 8, false],
    ])
  })

  it('share places and the trophy on ties: 1, 1, 3', () => {
    expect(lines({ Ann: [3], Bo: [2], Cy: [2] })).toEqual([
      [1, 'Bo', 2, true],
      [1, 'Cy', 2, true],
      [3, 'Ann', 3, false],
    ])
  })

  it('compare like with like: fewer scored holes come after, without a place', () => {
    const rows = table({ Ann: [3, 3], Bo: [1], Cy: [2, 2], Di: [0, 1] })
    expect(
      rows.map((row) => [row.position, row.player.name, row.holesPlayed, row.leads]),
    ).toEqual([
      [1, 'Cy', 2, true],
      [2, 'Ann', 2, false],
      [null, 'Bo', 1, false],
      [null, 'Di', 1, false],
    ])
  })

  it('hand out no trophy before anybody scored', () => {
    expect(lines({ Ann: [], Bo: [] })).toEqual([
      [1, 'Ann', 0, false],
      [1, 'Bo', 0, false],
    ])
  })

  it('of nobody are empty', () => {
    expect(standings([])).toEqual([])
  })
})

describe('the lead', () => {
  it.each([
    [
      'one stroke',
      { Ann: [2], Bo: [3] },
      { kind: 'ahead', by: 1, leader: { name: 'Ann' } },
    ],
    [
      'several strokes',
      { Ann: [7], Bo: [2] },
      { kind: 'ahead', by: 5, leader: { name: 'Bo' } },
    ],
    [
      'two tied',
      { Ann: [2], Bo: [2], Cy: [4] },
      { kind: 'tied', leaders: [{ name: 'Ann' }, { name: 'Bo' }] },
    ],
    ['a single player', { Ann: [2] }, { kind: 'alone' }],
    [
      'others with fewer holes are not compared',
      { Ann: [3, 3], Bo: [1] },
      { kind: 'alone' },
    ],
  ] as const)('%s', (_, scores, expected) => {
    expect(lead(table(scores))).toMatchObject(expected)
  })
})
