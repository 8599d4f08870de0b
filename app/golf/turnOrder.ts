import { FIRST_HOLE } from './holes'
import { hasPlayed, strokesOn, total, type Player } from './players'
import type { Round } from './round'

/**
 * The player who begins a hole: drawn on hole 1; then the lowest score on the previous hole
 * (the "honor"), among those who have one. On a tie the lower total so far, then whoever of the
 * tied began the previous hole, then the original order. Undefined without players.
 */
export function firstToPlay(round: Round, hole: number): Player | undefined {
  const [firstOnCard] = round.players
  if (hole <= FIRST_HOLE) return drawnPlayer(round) ?? firstOnCard
  const previous = hole - 1
  const scored = round.players.filter((player) => hasPlayed(player, previous))
  if (scored.length === 0) return firstOnCard
  const best = lowest(scored, (player) => strokesOn(player, previous))
  const tied = lowest(best, (player) => total(player, previous))
  const starter = firstToPlay(round, previous)
  return tied.find((player) => player === starter) ?? tied[0]
}

const drawnPlayer = (round: Round) =>
  round.players.find((player) => player.id === round.drawn)

function lowest(players: readonly Player[], score: (player: Player) => number) {
  const least = Math.min(...players.map(score))
  return players.filter((player) => score(player) === least)
}
