import { allHoles } from './holes'
import { hasPlayed, type Player } from './players'
import type { Round } from './round'

/** A hole on which at least one player has no score, also when nobody has. */
export interface IncompleteHole {
  readonly hole: number
  readonly missing: readonly Player[]
}

/** The players without a score on the hole. */
export const missingOn = (round: Round, hole: number): readonly Player[] =>
  round.players.filter((player) => !hasPlayed(player, hole))

/** True when some players have a score on the hole and others have none. */
export function isPartlyScored(round: Round, hole: number): boolean {
  const missing = missingOn(round, hole).length
  return missing > 0 && missing < round.players.length
}

/** True when nobody has a score on the hole yet. */
export const isUnscored = (round: Round, hole: number): boolean =>
  missingOn(round, hole).length === round.players.length

/** Every hole that lacks a score, in order of play. */
export const incompleteHoles = (round: Round): readonly IncompleteHole[] =>
  allHoles(round.holes)
    .map((hole) => ({ hole, missing: missingOn(round, hole) }))
    .filter(({ missing }) => missing.length > 0)

/** How many single scores are missing on these holes. */
export const countMissing = (holes: readonly IncompleteHole[]): number =>
  holes.reduce((sum, { missing }) => sum + missing.length, 0)
