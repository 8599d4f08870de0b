import { describe, expect, it } from 'vitest'
import {
  average,
  colorNumber,
  holesPlayed,
  isNameTaken,
  newPlayerId,
  total,
} from '~/golf/players'
import { NEW_ROUND } from '~/golf/round'
import { addPlayer, isFull, removePlayer } from '~/golf/setup'
import { names, roundFor, scored, setupFor } from '../builders'

describe('adding players', () => {
  it('trims the name and starts with nothing played on every hole', () => {
    const [ann] = addPlayer(NEW_ROUND, '  Ann  ', 1).players
    expect(ann).toEqual({ id: 'player-1', name: 'Ann', strokes: Array(18).fill(0) })
  })

  it.each([
    ['an empty name', ''],
    ['blanks only', '  \t '],
    ['the same name', 'Ann'],
    ['the same name in another case', 'aNN'],
    ['the same name with blanks around', ' ann '],
    ['the same name composed otherwise', 'Ame\u0301lie'],
  ])('%s changes nothing', (_, typed) => {
    const round = setupFor('Ann', 'Am\u00e9lie')
    expect(addPlayer(round, typed, 2)).toBe(round)
  })

  it('takes names of any script', () => {
    const all = ['Groß', 'Gross', '李小龙', 'محمد', '👨‍👩‍👧', '<b>Bo</b>', '__proto__']
    expect(names(setupFor(...all).players)).toEqual(all)
  })

  it('gives each an id of its own, also within the same millisecond', () => {
    const ids = setupFor('Ann', 'Bo', 'Cy').players.map(({ id }) => id)
    expect(ids).toEqual(['player-1000', 'player-1001', 'player-1002'])
    expect(newPlayerId([], 5)).toBe('player-5')
  })

  it('mid-round, a new player has nothing played on the holes before', () => {
    const round = scored(roundFor('Ann'), { Ann: [2, 3] })
    expect(addPlayer(round, 'Bo', 9).players[1]?.strokes.slice(0, 3)).toEqual([0, 0, 0])
  })

  it('stops at fifty', () => {
    const full = setupFor(...Array.from({ length: 60 }, (_, n) => `P${n}`))
    expect(full.players).toHaveLength(50)
    expect(isFull(full)).toBe(true)
  })
})

describe('removing a player', () => {
  it('keeps the order of the others', () => {
    const round = setupFor('Ann', 'Bo', 'Cy')
    expect(names(removePlayer(round, 'player-1001').players)).toEqual(['Ann', 'Cy'])
  })

  it('who is not there changes nobody', () => {
    expect(names(removePlayer(setupFor('Ann'), 'nobody').players)).toEqual(['Ann'])
  })
})

describe('a player’s figures', () => {
  const [ann] = scored(roundFor('Ann'), { Ann: [1, 0, 4, 7] }).players

  it('add up all holes, or the first few', () => {
    expect(ann && [total(ann), total(ann, 2), total(ann, 3), holesPlayed(ann)]).toEqual([
      12, 1, 5, 3,
    ])
  })

  it('average over scored holes only, zero when there is none', () => {
    expect(ann && average(ann)).toBe(4)
    expect(roundFor('Bo').players.map(average)).toEqual([0])
  })
})

it('ten colors follow the original order, then begin again', () => {
  expect([0, 1, 9, 10, 25].map(colorNumber)).toEqual([1, 2, 10, 1, 6])
})

it('a name is free again once its player is gone', () => {
  const { players } = removePlayer(setupFor('Ann', 'Bo'), 'player-1000')
  expect([isNameTaken(players, 'ann'), isNameTaken(players, 'BO')]).toEqual([false, true])
})
