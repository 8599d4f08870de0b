import { HALFWAY, isHoleCount } from '~/golf/holes'
import { isNameTaken, MAX_PLAYERS, tidyName } from '~/golf/players'
import type { Round } from '~/golf/round'
import { isStrokeChoice, UNPLAYED } from '~/golf/strokes'

/** What is wrong with a round by the rules; nothing for every round that can be played. */
export function faultsOf(round: Round): string[] {
  const { players, holes, currentHole, screen, started } = round
  const claims: readonly [string, boolean][] = [
    ['holes', isHoleCount(holes)],
    [
      'current hole',
      Number.isInteger(currentHole) && currentHole >= 1 && currentHole <= holes,
    ],
    ['number of players', players.length <= MAX_PLAYERS],
    ['ids of their own', new Set(players.map(({ id }) => id)).size === players.length],
    ['ids', players.every(({ id }) => id !== '')],
    ['names', players.every(({ name }) => name !== '' && tidyName(name) === name)],
    [
      'names of their own',
      players.every(({ name }, at) => !isNameTaken(players.slice(0, at), name)),
    ],
    ['lengths', players.every(({ strokes }) => strokes.length === holes)],
    [
      'strokes',
      players.every(({ strokes }) =>
        strokes.every((s) => s === UNPLAYED || isStrokeChoice(s)),
      ),
    ],
    ['screen before the start', started || screen === 'setup'],
    ['screen without players', players.length > 0 || screen === 'setup'],
    [
      'standings',
      screen !== 'halfway' || (holes === HALFWAY.holes && currentHole === HALFWAY.after),
    ],
    ['question', !round.asksForMissing || screen === 'hole'],
  ]
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim)
}
