import * as v from 'valibot'
import { capHole, DEFAULT_HOLES, HALFWAY, isHoleCount, MAX_HOLES } from '~/golf/holes'
import { fitStrokes, MAX_PLAYERS, type Player } from '~/golf/players'
import { NEW_ROUND, type Round, type Screen } from '~/golf/round'
import { isPlayed } from '~/golf/strokes'
import { anyObject, areAllKept, readPlayers, savedPlayer } from './savedPlayers'

/** The record's own version; the specification's first record has none. */
export const VERSION = 1

const SCREEN_NAMES = {
  setup: 'setup',
  hole: 'game',
  halfway: 'midgame-ranking',
  missing: 'incomplete-holes',
  scorecard: 'scorecard',
} as const satisfies Record<Screen, string>

const fields = {
  version: v.optional(v.pipe(v.number(), v.maxValue(VERSION))),
  players: v.pipe(v.array(savedPlayer), v.maxLength(MAX_PLAYERS)),
  originalPlayers: v.array(savedPlayer),
  currentHole: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_HOLES)),
  totalHoles: v.custom<number>(isHoleCount),
  gameStarted: v.boolean(),
  currentScreen: v.picklist(Object.values(SCREEN_NAMES)),
  showScorecard: v.boolean(),
  showMidGameRanking: v.boolean(),
  showIncompleteHoles: v.boolean(),
  showIncompleteAlert: v.boolean(),
  firstPlayerForHole: v.optional(v.unknown()),
}

const savedRound = v.object(fields)

export type SavedRound = v.InferOutput<typeof savedRound>

/** What was read: the round, and whether all that the record tells of found its place in it. */
export interface Reading {
  readonly round: Round
  readonly whole: boolean
}

/** Takes a round, returns the record to keep: the specification's fields and the version. */
export function toSaved(round: Round): SavedRound {
  const players = round.players.map(({ id, name, strokes }) => ({
    id,
    name,
    scores: [...strokes],
    currentHole: round.currentHole,
  }))
  return {
    version: VERSION,
    players,
    originalPlayers: players,
    currentHole: round.currentHole,
    totalHoles: round.holes,
    gameStarted: round.started,
    currentScreen: SCREEN_NAMES[round.screen],
    showScorecard: round.screen === 'scorecard',
    showMidGameRanking: round.screen === 'halfway',
    showIncompleteHoles: round.screen === 'missing',
    showIncompleteAlert: round.asksForMissing,
    firstPlayerForHole: round.drawn,
  }
}

/** Takes anything a device may hold, returns the round it tells of; null when it tells of none. */
export function fromSaved(value: unknown): Reading | null {
  if (!v.is(anyObject, value) || Array.isArray(value)) return null
  if (!Array.isArray(value.players) && !Array.isArray(value.originalPlayers)) return null
  const raw = readPlayers(value)
  const holes = readHoles(value.totalHoles, raw)
  const players = raw.map((player) => ({
    ...player,
    strokes: fitStrokes(player.strokes, holes),
  }))
  const started = readStarted(value.gameStarted, players)
  const currentHole = capHole(readNumber(value.currentHole), holes)
  const drawn = readDrawn(value.firstPlayerForHole, players)
  const round = { ...NEW_ROUND, players, holes, started, currentHole, drawn }
  return {
    round: { ...round, ...reopened(value, round) },
    whole: v.is(savedRound, value) && areAllKept(players, value),
  }
}

/** Only of these can a number be made: other values may refuse to become one. */
const readNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN

function readHoles(value: unknown, players: readonly Player[]): number {
  if (isHoleCount(value)) return value
  const longest = Math.max(0, ...players.map(({ strokes }) => strokes.length))
  return isHoleCount(longest) ? longest : DEFAULT_HOLES
}

const readStarted = (value: unknown, players: readonly Player[]): boolean =>
  typeof value === 'boolean' ? value : players.some((p) => p.strokes.some(isPlayed))

/** The first record named the player who begins; some wrote it by hole. */
function readDrawn(value: unknown, players: readonly Player[]): string | null {
  const named = v.is(anyObject, value) ? value['1'] : value
  return players.find(({ id }) => id === named)?.id ?? null
}

/** A saved round in progress reopens at the ranking or the scorecard, otherwise at its hole. */
function reopened(record: Record<string, unknown>, round: Round): Partial<Round> {
  if (!round.started || round.players.length === 0) return { screen: 'setup' }
  const at = (flag: string, screen: Screen) =>
    record[flag] === true || record.currentScreen === SCREEN_NAMES[screen]
  if (round.holes === HALFWAY.holes && at('showMidGameRanking', 'halfway'))
    return { screen: 'halfway', currentHole: HALFWAY.after }
  return { screen: at('showScorecard', 'scorecard') ? 'scorecard' : 'hole' }
}
