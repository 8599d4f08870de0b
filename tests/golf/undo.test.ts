import { describe, expect, it } from 'vitest'
import { writeStrokes } from '~/golf/play'
import { MAX_PLAYERS } from '~/golf/players'
import type { Round } from '~/golf/round'
import {
  addPlayer,
  changeHoles,
  continueRound,
  openSetup,
  removePlayer,
  restart,
} from '~/golf/setup'
import { returnHoles, returnPlayer } from '~/golf/undo'
import { at, names, roundFor, scored } from '../builders'

const inSetup = (round: Round) => openSetup(at(round, 3))
const before = inSetup(scored(roundFor('Ann', 'Bo', 'Cy'), { Ann: [1, 2], Bo: [4, 5] }))
const [ann, bo, cy] = before.players

describe('a removed player who is brought back', () => {
  const without = removePlayer(before, bo?.id ?? '')
  const back = (round: Round) => (bo ? returnPlayer(round, bo, 1) : round)

  it('stands in the old place with all scores', () => {
    expect(back(without)).toEqual(before)
  })

  it('costs nothing that was written meanwhile', () => {
    const since = writeStrokes(continueRound(without), ann?.id ?? '', 3, 6)
    const round = back(since)
    expect(round.players.map(({ strokes }) => strokes.slice(0, 3))).toEqual([
      [1, 2, 6],
      [4, 5, 0],
      [0, 0, 0],
    ])
    expect(round.screen).toBe('hole')
  })

  it('has as many holes as the round has by now', () => {
    expect(back(changeHoles(without, 1)).players[1]?.strokes).toEqual([4])
  })

  it('is one with a player entered again under the same name', () => {
    const again = addPlayer(without, 'bo', 9_000)
    const round = back(writeStrokes(again, 'player-9000', 2, 7))
    expect(names(round.players)).toEqual(['Ann', 'Bo', 'Cy'])
    expect(round.players[1]?.strokes.slice(0, 2)).toEqual([4, 7])
  })

  it('is there but once', () => {
    expect(back(before)).toBe(before)
  })

  it('stays out of a new game and of a full card', () => {
    const fresh = restart(before)
    expect(back(fresh)).toBe(fresh)
    const full = Array.from({ length: MAX_PLAYERS }, (_, n) => `P${n}`).reduce(
      (round, name) => addPlayer(round, name, 1),
      without,
    )
    expect(back(full)).toBe(full)
  })
})

describe('holes that are brought back', () => {
  const cut = changeHoles(before, 1)

  it('have their scores, and play is where it was', () => {
    expect(returnHoles(cut, before, 1)).toEqual(before)
  })

  it('cost nothing that was written or cleared meanwhile', () => {
    const grown = changeHoles(cut, 2)
    const since = writeStrokes(
      writeStrokes(grown, ann?.id ?? '', 1, 0),
      bo?.id ?? '',
      2,
      7,
    )
    const round = returnHoles(continueRound(since), before, 1)
    expect(round.players.map(({ strokes }) => strokes.slice(0, 2))).toEqual([
      [0, 2],
      [4, 7],
      [0, 0],
    ])
    expect(round).toMatchObject({ holes: 18, currentHole: 1, screen: 'hole' })
  })

  it('bring back no player', () => {
    const without = removePlayer(cut, cy?.id ?? '')
    expect(names(returnHoles(without, before, 1).players)).toEqual(['Ann', 'Bo'])
  })

  it('stay out of a new game', () => {
    const fresh = restart(before)
    expect(returnHoles(fresh, before, 1)).toBe(fresh)
  })
})
