import { holesPlayed, total, type Player } from './players'

/** A player's place; like is compared with like, so only those with the most scored holes have one. */
export interface Standing {
  readonly player: Player
  readonly total: number
  readonly holesPlayed: number
  /** 1, 1, 3 on ties; null for a player with fewer scored holes than the others. */
  readonly position: number | null
  /** Lowest total of the ranked players, once somebody has scored: the trophy. */
  readonly leads: boolean
}

/** Takes players in original order, returns them ranked by ascending total, then those with fewer scored holes. */
export function standings(players: readonly Player[]): readonly Standing[] {
  const most = Math.max(0, ...players.map(holesPlayed))
  const byTotal = [...players].sort((a, b) => total(a) - total(b))
  const ranked = byTotal.filter((player) => holesPlayed(player) === most)
  const behind = byTotal.filter((player) => holesPlayed(player) < most)
  return [
    ...ranked.map((player) => {
      const position = 1 + ranked.filter((other) => total(other) < total(player)).length
      return standing(player, position, position === 1 && most > 0)
    }),
    ...behind.map((player) => standing(player, null, false)),
  ]
}

const standing = (player: Player, position: number | null, leads: boolean): Standing => ({
  player,
  total: total(player),
  holesPlayed: holesPlayed(player),
  position,
  leads,
})

export type Lead =
  | { readonly kind: 'alone' }
  | { readonly kind: 'tied'; readonly leaders: readonly Player[] }
  | { readonly kind: 'ahead'; readonly leader: Player; readonly by: number }

/** Who leads, among the ranked players only; `by` in strokes. */
export function lead(table: readonly Standing[]): Lead {
  const ranked = table.filter(({ position }) => position !== null)
  const [first, second] = ranked
  if (!first || !second) return { kind: 'alone' }
  if (second.total > first.total) {
    return { kind: 'ahead', leader: first.player, by: second.total - first.total }
  }
  const leaders = ranked.filter(({ position }) => position === 1)
  return { kind: 'tied', leaders: leaders.map(({ player }) => player) }
}
