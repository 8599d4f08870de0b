import { describe, expect, it } from 'vitest'
import { fromSaved, toSaved } from '~/storage/savedRound'
import { names, roundFor, scored, setupFor, withHoles } from '../builders'

const saved = toSaved(
  scored(withHoles(roundFor('Ann', 'Bo'), 9), { Ann: [2, 1], Bo: [3] }),
)
const changed = (change: Record<string, unknown>) => fromSaved({ ...saved, ...change })
const playerWith = (change: Record<string, unknown>) => ({
  ...saved.players[0],
  ...change,
})

describe('a damaged record keeps what can be kept', () => {
  it.each([
    [
      'strokes of 9',
      { players: [playerWith({ scores: [9, 2, -1, 2.5, '3', null, NaN, 1e99, 7] })] },
      [0, 2, 0, 0, 0, 0, 0, 0, 7],
    ],
    ['no scores', { players: [playerWith({ scores: undefined })] }, Array(9).fill(0)],
    [
      'too many scores',
      { players: [playerWith({ scores: Array(5000).fill(3) })] },
      Array(9).fill(3),
    ],
    [
      'scores that are an object',
      { players: [playerWith({ scores: { 0: 1 } })] },
      Array(9).fill(0),
    ],
  ])('%s', (_, change, strokes) => {
    const reading = changed(change)
    expect(reading?.round.players[0]?.strokes).toEqual(strokes)
    expect(reading?.whole).toBe(false)
  })

  it.each([
    [{ totalHoles: 1e9 }, 9],
    [{ totalHoles: 'many' }, 9],
    [{ totalHoles: 0, players: [], originalPlayers: [] }, 18],
    [{ totalHoles: null, players: [playerWith({ scores: Array(40).fill(1) })] }, 36],
  ])('%j is a course of %s', (change, holes) => {
    expect(changed(change)?.round.holes).toBe(holes)
  })

  it.each([
    [-3, 1],
    [99, 9],
    ['4', 4],
    [{}, 1],
    [null, 1],
    [{ toString: 1, valueOf: 1 }, 1],
  ])('current hole %j becomes %s', (currentHole, hole) => {
    expect(changed({ currentHole })?.round.currentHole).toBe(hole)
  })

  it('drops players without a name, keeps the others and mends their ids', () => {
    const players = [
      playerWith({ name: ' ' }),
      playerWith({ name: 7 }),
      null,
      playerWith({ name: 'Cy' }),
      playerWith({ name: 'Di' }),
      playerWith({ id: 5, name: 'Ed' }),
    ]
    const read = changed({ players })?.round.players ?? []
    expect(names(read)).toEqual(['Cy', 'Di', 'Ed'])
    expect(new Set(read.map(({ id }) => id)).size).toBe(3)
  })

  it('tells players of one name apart and keeps the scores of each', () => {
    const players = ['Ann', 'ANN ', 'Bo', 'ann'].map((name, n) =>
      playerWith({ id: `player-${n}`, name, scores: [n + 1] }),
    )
    const reading = changed({ players, originalPlayers: players })
    const read = reading?.round.players ?? []
    expect(read.map(({ name, strokes }) => [name, strokes[0]])).toEqual([
      ['Ann', 1],
      ['ANN 2', 2],
      ['Bo', 3],
      ['ann 3', 4],
    ])
    expect(reading?.whole).toBe(false)
  })

  it.each([
    ['scores beyond the last hole', { totalHoles: 1 }],
    ['somebody who is only among the original players', { players: [playerWith({})] }],
    ['a player listed twice', { players: [playerWith({}), playerWith({})] }],
    ['two players of one id', { players: [playerWith({}), playerWith({ name: 'Cy' })] }],
  ])('of %s is known not to be whole', (_, change) => {
    expect(changed(change)?.whole).toBe(false)
  })

  it('with more players than a stadium holds is read at once', () => {
    const players = Array.from({ length: 20_000 }, (_, n) => ({
      id: `${n}`,
      name: `P${n}`,
    }))
    const reading = changed({ players, originalPlayers: [...players].reverse() })
    expect(reading?.round.players).toHaveLength(50)
  })

  it('without players that can be read takes the original ones', () => {
    expect(names(changed({ players: 'gone' })?.round.players ?? [])).toEqual([
      'Ann',
      'Bo',
    ])
  })

  it('a started round without players opens setup', () => {
    expect(changed({ players: [] })?.round).toMatchObject({
      screen: 'setup',
      started: true,
    })
  })

  it('without the started flag goes by the scores', () => {
    expect(changed({ gameStarted: 'yes' })?.round.started).toBe(true)
    expect(
      fromSaved({ ...toSaved(setupFor('Ann')), gameStarted: 1 })?.round.started,
    ).toBe(false)
  })

  it('of two players counts as started once one of them has a score', () => {
    expect(
      changed({
        gameStarted: null,
        players: [
          playerWith({ scores: [2] }),
          playerWith({ id: 'b', name: 'Bo', scores: [0] }),
        ],
      })?.round.started,
    ).toBe(true)
  })

  it('gives who has no id one of their own', () => {
    const players = [{ name: 'Cy' }, { id: '', name: 'Di' }, { id: 7, name: 'Ed' }]
    const read = changed({ players, originalPlayers: null })?.round.players ?? []
    expect(read.map(({ id }) => id)).toEqual(['player-0', 'player-1', 'player-2'])
  })

  it('puts players in original order, late ones last', () => {
    const [ann, bo] = saved.players
    const late = playerWith({ id: 'player-7', name: 'Late' })
    expect(names(changed({ players: [late, bo, ann] })?.round.players ?? [])).toEqual([
      'Ann',
      'Bo',
      'Late',
    ])
  })

  it('of a future version is read, and known not to be whole', () => {
    const reading = changed({ version: 99, weather: 'sunny' })
    expect([names(reading?.round.players ?? []), reading?.whole]).toEqual([
      ['Ann', 'Bo'],
      false,
    ])
  })

  it('a first player who is not there is nobody', () => {
    expect(changed({ firstPlayerForHole: 'player-9' })?.round.drawn).toBeNull()
    expect(changed({ firstPlayerForHole: { 1: 'player-1001' } })?.round.drawn).toBe(
      'player-1001',
    )
  })
})
