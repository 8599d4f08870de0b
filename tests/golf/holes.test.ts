import { describe, expect, it } from 'vitest'
import { allHoles, capHole, isHoleCount } from '~/golf/holes'

describe('holes', () => {
  it.each([
    [1, true],
    [18, true],
    [36, true],
    [0, false],
    [37, false],
    [-3, false],
    [9.5, false],
    [NaN, false],
    ['18', false],
    [null, false],
  ])('%s holes can be played: %s', (holes, playable) => {
    expect(isHoleCount(holes)).toBe(playable)
  })

  it.each([
    { hole: 5, holes: 18, capped: 5 },
    { hole: 19, holes: 18, capped: 18 },
    { hole: 0, holes: 18, capped: 1 },
    { hole: -4, holes: 9, capped: 1 },
    { hole: 3.9, holes: 9, capped: 3 },
    { hole: NaN, holes: 9, capped: 1 },
    { hole: Infinity, holes: 9, capped: 9 },
  ])('hole $hole of $holes is hole $capped', ({ hole, holes, capped }) => {
    expect(capHole(hole, holes)).toBe(capped)
  })

  it('are numbered from 1', () => {
    expect(allHoles(3)).toEqual([1, 2, 3])
  })
})
