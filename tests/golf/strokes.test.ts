import { describe, expect, it } from 'vitest'
import { afterTap, isAce, isPlayed, isStrokeChoice, STROKE_CHOICES } from '~/golf/strokes'

describe('strokes', () => {
  it('can be 1 to 7: six tries, then seven', () => {
    expect(STROKE_CHOICES).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([0, 8, -1, 1.5, NaN, Infinity, '3', null, undefined, [1]])(
    'do not include %s',
    (value) => expect(isStrokeChoice(value)).toBe(false),
  )

  it.each([
    { shown: 0, tapped: 4, then: 4 },
    { shown: 4, tapped: 4, then: 0 },
    { shown: 4, tapped: 2, then: 2 },
    { shown: 1, tapped: 1, then: 0 },
  ] as const)('a tap on $tapped where $shown stands leaves $then', (row) => {
    expect(afterTap(row.shown, row.tapped)).toBe(row.then)
  })

  it('0 is not yet played, 1 is a hole in one', () => {
    expect([isPlayed(0), isPlayed(1), isPlayed(7)]).toEqual([false, true, true])
    expect([isAce(0), isAce(1), isAce(2)]).toEqual([false, true, false])
  })
})
