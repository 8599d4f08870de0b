import { describe, expect, it } from 'vitest'
import { withOwnEntries } from '~/golf/merge'
import { goToHole } from '~/golf/play'
import { addPlayer, changeHoles, removePlayer } from '~/golf/setup'
import { at, names, roundFor, scored } from '../builders'

const known = scored(roundFor('Ann', 'Bo'), { Ann: [3], Bo: [4] })
const strokes = (round: typeof known) =>
  round.players.map((player) => player.strokes.slice(0, 2))

describe('what two tabs entered without knowing of each other', () => {
  it('is there in both, scores and clearings', () => {
    const own = scored(known, { Ann: [0, 2] })
    const other = scored(known, { Bo: [4, 6] })
    expect(strokes(withOwnEntries(known, own, other))).toEqual([
      [0, 2],
      [4, 6],
    ])
  })

  it('counts as entered here where both entered it', () => {
    const both = withOwnEntries(
      known,
      scored(known, { Ann: [5] }),
      scored(known, { Ann: [6] }),
    )
    expect(strokes(both)[0]).toEqual([5, 0])
  })

  it('includes players who came late, and no one comes back who left', () => {
    const own = scored(addPlayer(known, 'Cy', 9), { Cy: [7] })
    const other = addPlayer(removePlayer(known, 'player-1001'), 'Di', 8)
    const both = withOwnEntries(known, own, other)
    expect(names(both.players)).toEqual(['Ann', 'Di', 'Cy'])
    expect(strokes(both)[2]).toEqual([7, 0])
  })

  it('costs no player who left here alone', () => {
    const own = removePlayer(known, 'player-1001')
    expect(withOwnEntries(known, own, known)).toEqual(known)
  })

  it('includes the number of holes', () => {
    const own = changeHoles(known, 9)
    expect(withOwnEntries(known, own, known)).toEqual(own)
    expect(withOwnEntries(known, known, own)).toEqual(own)
  })

  it('is shown at the hole where the other tab is', () => {
    expect(withOwnEntries(known, at(known, 3), goToHole(known, 6)).currentHole).toBe(6)
  })

  it('stays on a hole that there is', () => {
    const own = changeHoles(known, 2)
    expect(withOwnEntries(known, own, goToHole(known, 6)).currentHole).toBe(2)
  })
})
