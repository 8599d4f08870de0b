import { fitStrokes, hasPlayed, isNameTaken, strokesOn, type Player } from './players'
import type { Round } from './round'
import { changeHoles, isFull } from './setup'
import { isPlayed } from './strokes'

/**
 * Puts a player who was removed back in the old place, with all scores; what was written since stays.
 * Who was entered again meanwhile under the same name is the same player.
 */
export function returnPlayer(round: Round, player: Player, place: number): Round {
  const isBack = round.players.some(({ id }) => id === player.id)
  if (!round.started || isBack) return round
  const twin = round.players.find((other) => isNameTaken([other], player.name))
  const others = round.players.filter((other) => other !== twin)
  if (isFull({ ...round, players: others })) return round
  const strokes = fitStrokes(player.strokes, round.holes).map((old, index) =>
    twin && hasPlayed(twin, index + 1) ? strokesOn(twin, index + 1) : old,
  )
  const back = { ...player, strokes }
  return { ...round, players: [...others.slice(0, place), back, ...others.slice(place)] }
}

/** Takes the round as it was before its holes were cut to `kept`; brings back the holes with their scores. */
export function returnHoles(round: Round, before: Round, kept: number): Round {
  if (!round.started) return round
  const grown = changeHoles(round, before.holes)
  return {
    ...grown,
    currentHole: round.screen === 'setup' ? before.currentHole : round.currentHole,
    players: grown.players.map((player) => {
      const earlier = before.players.find(({ id }) => id === player.id)
      const strokes = player.strokes.map((now, index) =>
        index < kept || isPlayed(now) || !earlier ? now : strokesOn(earlier, index + 1),
      )
      return { ...player, strokes }
    }),
  }
}
