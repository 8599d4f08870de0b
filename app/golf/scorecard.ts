import { allHoles } from './holes'
import { colorNumber, strokesOn, total, type Player } from './players'
import type { Round } from './round'
import { standings, type Standing } from './standings'
import { isAce, type Strokes } from './strokes'

export type NameTurn = 0 | -45 | -90

export interface ScorecardColumn {
  readonly player: Player
  /** 1 to 10, by original order. */
  readonly color: number
  readonly total: number
}

export interface ScorecardRow {
  readonly hole: number
  /** One entry a column; UNPLAYED is shown as a dash. */
  readonly strokes: readonly Strokes[]
}

/** What the table and the picture of a scorecard both show. */
export interface Scorecard {
  readonly columns: readonly ScorecardColumn[]
  readonly rows: readonly ScorecardRow[]
  readonly rankings: readonly Standing[]
  readonly aces: number
  readonly nameTurn: NameTurn
}

/** Degrees that the names in the header are turned by, so that they fit their columns. */
export function nameTurn(players: number): NameTurn {
  if (players < 3) return 0
  return players < 6 ? -45 : -90
}

/** Takes a round, returns its scorecard with players in original order. */
export function scorecardOf(round: Round): Scorecard {
  const { players, holes } = round
  return {
    columns: players.map((player, place) => ({
      player,
      color: colorNumber(place),
      total: total(player),
    })),
    rows: allHoles(holes).map((hole) => ({
      hole,
      strokes: players.map((player) => strokesOn(player, hole)),
    })),
    rankings: standings(players),
    aces: players.flatMap(({ strokes }) => strokes).filter(isAce).length,
    nameTurn: nameTurn(players.length),
  }
}
