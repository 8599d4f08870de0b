import { changeHoles, addPlayer, startRound } from '~/golf/setup'
import { NEW_ROUND, type Round } from '~/golf/round'
import type { Strokes } from '~/golf/strokes'

/** A round under way for players of these names; the first is drawn to begin. */
export function roundFor(...names: string[]): Round {
  return startRound(setupFor(...names), 0)
}

/** A round not yet begun. */
export const setupFor = (...names: string[]): Round =>
  names.reduce((round, name) => addPlayer(round, name, 1_000), NEW_ROUND)

/** The same round with this many holes. */
export const withHoles = (round: Round, holes: number): Round => changeHoles(round, holes)

/** The round with these strokes from hole 1 on, by name. */
export function scored(
  round: Round,
  strokes: Readonly<Record<string, readonly Strokes[]>>,
): Round {
  return {
    ...round,
    players: round.players.map((player) => ({
      ...player,
      strokes: player.strokes.map((old, index) => strokes[player.name]?.[index] ?? old),
    })),
  }
}

/** The round at another hole. */
export const at = (round: Round, currentHole: number): Round => ({
  ...round,
  currentHole,
})

export const names = (players: readonly { readonly name: string }[]): string[] =>
  players.map(({ name }) => name)
