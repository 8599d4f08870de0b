import { DEFAULT_HOLES, FIRST_HOLE, HALFWAY } from './holes'
import type { Player } from './players'

export const SCREENS = ['setup', 'hole', 'halfway', 'missing', 'scorecard'] as const
export type Screen = (typeof SCREENS)[number]

/** What a group plays: the players in their original order, where they are and what they see. */
export interface Round {
  readonly players: readonly Player[]
  readonly holes: number
  readonly currentHole: number
  /** In progress: from Start until Restart or Start New Game. */
  readonly started: boolean
  readonly screen: Screen
  /** The question whether to move on from a partly scored hole is open. */
  readonly asksForMissing: boolean
  /** The player drawn to begin hole 1. */
  readonly drawn: string | null
}

/** A move takes a round and returns a round; it never changes the one it took. */
export type Move = (round: Round) => Round

export const NEW_ROUND: Round = {
  players: [],
  holes: DEFAULT_HOLES,
  currentHole: FIRST_HOLE,
  started: false,
  screen: 'setup',
  asksForMissing: false,
  drawn: null,
}

/** True when nothing was entered that would be worth keeping. */
export const isPristine = (round: Round): boolean =>
  !round.started && round.players.length === 0 && round.holes === DEFAULT_HOLES

/** True on the hole that the round ends with. */
export const isLastHole = (round: Round): boolean => round.currentHole === round.holes

/** True on hole 9 of 18, which the standings follow. */
export const isHalfway = (round: Round): boolean =>
  round.holes === HALFWAY.holes && round.currentHole === HALFWAY.after
