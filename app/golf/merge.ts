import { capHole } from './holes'
import { fitStrokes, strokesOn, type Player } from './players'
import type { Round } from './round'

/**
 * Takes the round that two tabs knew, what this tab made of it and what the other did; returns the
 * other's with what was entered here since: scores, players and the number of holes.
 */
export function withOwnEntries(known: Round, own: Round, other: Round): Round {
  const holes = own.holes === known.holes ? other.holes : own.holes
  const knows = ({ players }: Round, { id }: Player) => players.some((p) => p.id === id)
  const added = own.players.filter(
    (player) => !knows(known, player) && !knows(other, player),
  )
  const players = [...other.players, ...added].map((player) => ({
    ...player,
    strokes: fitStrokes(player.strokes, holes).map((theirs, index) => {
      const hole = index + 1
      const mine = strokesIn(own, player, hole)
      const isOwn = mine !== undefined && mine !== strokesIn(known, player, hole)
      return isOwn ? mine : theirs
    }),
  }))
  return { ...other, holes, players, currentHole: capHole(other.currentHole, holes) }
}

const strokesIn = ({ players }: Round, { id }: Player, hole: number) => {
  const player = players.find((own) => own.id === id)
  return player && strokesOn(player, hole)
}
