import { describe, expect, it } from 'vitest'
import { isPristine, NEW_ROUND } from '~/golf/round'
import {
  changeHoles,
  continueRound,
  openSetup,
  removePlayer,
  restart,
  startRound,
  wouldLoseScores,
} from '~/golf/setup'
import { nextHole } from '~/golf/play'
import { at, roundFor, scored, setupFor } from '../builders'

describe('changing the number of holes', () => {
  const round = scored(roundFor('Ann', 'Bo'), { Ann: [1, 2, 3], Bo: [4, 5, 6] })

  it.each([
    { holes: 2, ann: [1, 2] },
    { holes: 4, ann: [1, 2, 3, 0] },
    { holes: 1, ann: [1] },
  ])('to $holes pads or cuts every score list', ({ holes, ann }) => {
    expect(changeHoles(round, holes).players[0]?.strokes).toEqual(ann)
  })

  it.each([0, 37, -1, 2.5, NaN])('to %s is ignored', (holes) => {
    expect(changeHoles(round, holes)).toBe(round)
  })

  it('caps the current hole', () => {
    expect(changeHoles(at(round, 12), 9).currentHole).toBe(9)
    expect(changeHoles(at(round, 5), 9).currentHole).toBe(5)
  })

  it.each([
    { holes: 2, loses: true },
    { holes: 3, loses: false },
    { holes: 18, loses: false },
  ])('to $holes loses scores: $loses', ({ holes, loses }) => {
    expect(wouldLoseScores(round, holes)).toBe(loses)
  })

  it('would lose the scores of a single player', () => {
    expect(wouldLoseScores(scored(roundFor('Ann', 'Bo'), { Bo: [4, 5] }), 1)).toBe(true)
  })
})

describe('starting', () => {
  it.each([
    { luck: 0, drawn: 'player-1000' },
    { luck: 0.34, drawn: 'player-1001' },
    { luck: 0.999, drawn: 'player-1002' },
  ])('with luck $luck draws $drawn', ({ luck, drawn }) => {
    const round = startRound(setupFor('Ann', 'Bo', 'Cy'), luck)
    expect(round).toMatchObject({ started: true, screen: 'hole', currentHole: 1, drawn })
  })

  it('needs a player', () => {
    expect(startRound(NEW_ROUND, 0.5)).toBe(NEW_ROUND)
  })

  it('does not draw again in a round under way', () => {
    const round = openSetup(roundFor('Ann', 'Bo'))
    expect(startRound(round, 0.99)).toMatchObject({
      screen: 'hole',
      drawn: 'player-1000',
    })
  })
})

describe('visiting setup', () => {
  it('keeps the round, and Continue returns to its hole', () => {
    const visiting = openSetup(at(roundFor('Ann'), 7))
    expect(visiting).toMatchObject({ screen: 'setup', started: true, currentHole: 7 })
    expect(continueRound(visiting)).toMatchObject({ screen: 'hole', currentHole: 7 })
  })

  it('closes the question about missing scores', () => {
    const asked = nextHole(scored(roundFor('Ann', 'Bo'), { Ann: [3] }))
    expect(openSetup(asked)).toMatchObject({ screen: 'setup', asksForMissing: false })
  })

  it('cannot continue without players', () => {
    const empty = removePlayer(openSetup(roundFor('Ann')), 'player-1000')
    expect(continueRound(empty)).toBe(empty)
    expect(empty.started).toBe(true)
  })

  it('before the start there is nothing to continue', () => {
    const round = setupFor('Ann')
    expect(continueRound(round)).toBe(round)
  })
})

it('Restart forgets players, scores and holes', () => {
  const round = changeHoles(at(roundFor('Ann'), 3), 9)
  expect(restart(round)).toEqual({
    players: [],
    holes: 18,
    currentHole: 1,
    started: false,
    screen: 'setup',
    asksForMissing: false,
    drawn: null,
  })
})

it.each([
  ['a new round', NEW_ROUND, true],
  ['a name', setupFor('Ann'), false],
  ['another number of holes', changeHoles(NEW_ROUND, 9), false],
  ['a round whose players all left', removePlayer(roundFor('Ann'), 'player-1000'), false],
])('%s is pristine: %#', (_, round, pristine) => {
  expect(isPristine(round)).toBe(pristine)
})
