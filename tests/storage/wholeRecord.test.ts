import { describe, expect, it } from 'vitest'
import { fromSaved, toSaved } from '~/storage/savedRound'
import { roundFor, scored, withHoles } from '../builders'

const saved = toSaved(
  scored(withHoles(roundFor('Ann', 'Bo'), 9), { Ann: [2, 1], Bo: [3] }),
)
const changed = (change: Record<string, unknown>) => fromSaved({ ...saved, ...change })
const playerWith = (change: Record<string, unknown>) => ({
  ...saved.players[0],
  ...change,
})

describe('a record is whole', () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    playerWith({ id: `player-${n}`, name: `P${n}`, scores: [] }),
  )
  it.each([
    ['as it was written', {}],
    ['with a field that nobody knows', { weather: 'sunny' }],
    ['without a version', { version: undefined }],
    ['without a first player', { firstPlayerForHole: undefined }],
    [
      'without the holes of its players',
      { players: [playerWith({ currentHole: undefined })], originalPlayers: [] },
    ],
    ['with fifty players', { players: many, originalPlayers: many }],
    [
      'with scores of 0 beyond its holes',
      { players: [playerWith({ scores: Array(36).fill(0) })], originalPlayers: [] },
    ],
  ])('%s', (_, change) => expect(changed(change)?.whole).toBe(true))

  it.each([
    [{ version: '1' }],
    [{ version: 2 }],
    [{ originalPlayers: null }],
    [{ currentHole: 0 }],
    [{ currentHole: 37 }],
    [{ currentHole: 1.5 }],
    [{ currentHole: '1' }],
    [{ totalHoles: '9' }],
    [{ gameStarted: 1 }],
    [{ currentScreen: 'menu' }],
    [{ showScorecard: 'no' }],
    [{ showMidGameRanking: 'no' }],
    [{ showIncompleteHoles: 'no' }],
    [{ showIncompleteAlert: 'no' }],
    [{ players: [...many, playerWith({ id: 'player-50', name: 'P50' })] }],
    [{ players: [playerWith({ id: '' })] }],
    [{ players: [playerWith({ id: 5 })] }],
    [{ players: [playerWith({}), { id: 'player-9', name: ' ', scores: [] }] }],
    [{ players: [playerWith({ name: 7 })] }],
    [{ players: [playerWith({ scores: Array(37).fill(0) })] }],
    [{ players: [playerWith({ scores: [8] })] }],
    [{ players: [playerWith({ currentHole: 'first' })] }],
  ])('not with %j', (change) => {
    expect(changed({ originalPlayers: [], ...change })?.whole).toBe(false)
  })
})
