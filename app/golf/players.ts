import { isPlayed, UNPLAYED, type Strokes } from './strokes'

export interface Player {
  readonly id: string
  readonly name: string
  /** One entry a hole, index = hole number minus one. */
  readonly strokes: readonly Strokes[]
}

/** More than any group; a card with more could not be drawn. */
export const MAX_PLAYERS = 50

/** The scoring screen tells this many players apart by color. */
export const PLAYER_COLORS = 10

/** Takes a player's place in the original order from 0, returns the number of the color from 1. */
export const colorNumber = (place: number): number => (place % PLAYER_COLORS) + 1

/** Takes what was typed, returns the name to keep; empty when there is none. */
export const tidyName = (typed: string): string => typed.trim()

const comparable = (name: string) => tidyName(name).normalize('NFC').toLowerCase()

/** True when somebody already plays under this name, whatever its case. */
export const isNameTaken = (players: readonly Player[], name: string): boolean =>
  players.some((player) => comparable(player.name) === comparable(name))

/** Takes the players and the time in milliseconds, returns an id that none of them has. */
export function newPlayerId(players: readonly Player[], now: number): string {
  const taken = new Set(players.map(({ id }) => id))
  let stamp = now
  while (taken.has(`player-${stamp}`)) stamp += 1
  return `player-${stamp}`
}

/** The strokes of a player on a hole (from 1); UNPLAYED where nothing is written down. */
export const strokesOn = (player: Player, hole: number): Strokes =>
  player.strokes[hole - 1] ?? UNPLAYED

/** True when the player has a score on the hole. */
export const hasPlayed = (player: Player, hole: number): boolean =>
  isPlayed(strokesOn(player, hole))

/** Takes a list of strokes, returns it padded with UNPLAYED or cut to the number of holes. */
export const fitStrokes = (
  strokes: readonly Strokes[],
  holes: number,
): readonly Strokes[] =>
  Array.from({ length: holes }, (_, index) => strokes[index] ?? UNPLAYED)

/** The sum of a player's strokes, by default on all holes, else up to and with `lastHole`. */
export const total = (player: Player, lastHole = player.strokes.length): number =>
  player.strokes.slice(0, lastHole).reduce<number>((sum, strokes) => sum + strokes, 0)

/** How many holes the player has a score on. */
export const holesPlayed = (player: Player): number =>
  player.strokes.filter(isPlayed).length

/** Strokes for each scored hole; 0 when there is none. */
export const average = (player: Player): number =>
  holesPlayed(player) === 0 ? 0 : total(player) / holesPlayed(player)
