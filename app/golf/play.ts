import { incompleteHoles, isPartlyScored } from './gaps'
import { capHole, FIRST_HOLE, HALFWAY } from './holes'
import type { Strokes } from './strokes'
import { isHalfway, isLastHole, type Move, type Round } from './round'

/** Writes a player's strokes on a hole; UNPLAYED clears. An unknown player or hole changes nothing. */
export function writeStrokes(
  round: Round,
  id: string,
  hole: number,
  strokes: Strokes,
): Round {
  if (hole < FIRST_HOLE || hole > round.holes) return round
  return {
    ...round,
    players: round.players.map((player) =>
      player.id === id
        ? {
            ...player,
            strokes: player.strokes.map((old, index) =>
              index === hole - 1 ? strokes : old,
            ),
          }
        : player,
    ),
  }
}

/** Shows a hole, whatever was on screen. */
export const goToHole = (round: Round, hole: number): Round => ({
  ...round,
  currentHole: capHole(hole, round.holes),
  screen: 'hole',
  asksForMissing: false,
})

/** The hole before, if there is one. */
export const previousHole: Move = (round) => goToHole(round, round.currentHole - 1)

/** Onward: to the standings after hole 9 of 18, else to the question about missing scores, else further. */
export const nextHole: Move = (round) => {
  if (isHalfway(round)) return { ...round, screen: 'halfway' }
  if (isPartlyScored(round, round.currentHole)) return { ...round, asksForMissing: true }
  return moveOn(round)
}

/** Leaves the hole as it is; after the last one, play ends. */
export const moveOn: Move = (round) =>
  isLastHole(round) ? finish(round) : goToHole(round, round.currentHole + 1)

/** Stays to add what is missing. */
export const stayOnHole: Move = (round) => ({ ...round, asksForMissing: false })

/** From the standings after hole 9 to hole 10. */
export const continueToBackNine: Move = (round) => goToHole(round, HALFWAY.after + 1)

/** The scorecard, at any time. */
export const showScorecard: Move = (round) => ({
  ...round,
  screen: 'scorecard',
  asksForMissing: false,
})

const finish: Move = (round) =>
  incompleteHoles(round).length > 0
    ? { ...round, screen: 'missing', asksForMissing: false }
    : showScorecard(round)
