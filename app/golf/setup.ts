import { capHole, isHoleCount } from './holes'
import {
  fitStrokes,
  hasPlayed,
  isNameTaken,
  MAX_PLAYERS,
  newPlayerId,
  tidyName,
} from './players'
import { NEW_ROUND, type Move, type Round } from './round'

/** Adds a player at the end; an empty or taken name or a full card changes nothing. `now` in milliseconds. */
export function addPlayer(round: Round, typed: string, now: number): Round {
  const name = tidyName(typed)
  if (name === '' || isNameTaken(round.players, name) || isFull(round)) return round
  const player = {
    id: newPlayerId(round.players, now),
    name,
    strokes: fitStrokes([], round.holes),
  }
  return { ...round, players: [...round.players, player] }
}

/** True when the card takes no further player. */
export const isFull = (round: Round): boolean => round.players.length >= MAX_PLAYERS

/** Removes a player with all scores. */
export const removePlayer = (round: Round, id: string): Round => ({
  ...round,
  players: round.players.filter((player) => player.id !== id),
})

/** Sets the number of holes, padding or cutting each score list; a number that cannot be played is ignored. */
export function changeHoles(round: Round, holes: number): Round {
  if (!isHoleCount(holes)) return round
  return {
    ...round,
    holes,
    currentHole: capHole(round.currentHole, holes),
    players: round.players.map((player) => ({
      ...player,
      strokes: fitStrokes(player.strokes, holes),
    })),
  }
}

/** True when fewer holes would cut off scores already written down. */
export const wouldLoseScores = (round: Round, holes: number): boolean =>
  round.players.some((player) =>
    player.strokes.some((_, index) => index >= holes && hasPlayed(player, index + 1)),
  )

/** Begins the round at hole 1; `luck` from 0 up to 1 draws who plays first. */
export function startRound(round: Round, luck: number): Round {
  if (round.players.length === 0) return round
  if (round.started) return continueRound(round)
  const drawn = round.players[Math.floor(luck * round.players.length)]?.id ?? null
  return { ...round, started: true, screen: 'hole', drawn }
}

/** From a visit to setup back to the current hole. */
export const continueRound: Move = (round) =>
  round.started && round.players.length > 0 ? { ...round, screen: 'hole' } : round

/** Shows setup; the round stays in progress. */
export const openSetup: Move = (round) => ({
  ...round,
  screen: 'setup',
  asksForMissing: false,
})

/** Forgets players, scores and every choice. */
export const restart: Move = () => NEW_ROUND
