import type { Scorecard } from '~/golf/scorecard'
import { graphemes } from './graphemes'

/** All in CSS pixels. */
export const MARGIN = 34
export const ROW_HEIGHT = 38
export const NAME_SIZE = 19
export const NAME_LINE = 26
/** Between the names and the rule below: the ball and air around it. */
export const BALL_ROOM = 40
export const RANKING_WIDTH = 572
export const RANKING_NAME_WIDTH = 330

const PAGE_WIDTH = 640
const HOLE_WIDTH = 77
const NARROWEST_COLUMN = 46
const LONGEST_NAME = 180
/** How far a slanted name may reach beyond the table, into the margin. */
const REACH = 22
const SLANT = Math.SQRT1_2

export interface Measures {
  /** Of the whole picture. */
  readonly width: number
  readonly holeWidth: number
  readonly columnWidth: number
  /** Room for each player's name above the table, along the name. */
  readonly nameWidths: readonly number[]
  readonly headHeight: number
}

/** Takes a scorecard, returns how wide and high its parts are drawn. */
export function measure({ columns, nameTurn }: Scorecard): Measures {
  const count = Math.max(columns.length, 1)
  const needed = columns.map(({ player }) =>
    Math.min(estimate(player.name), LONGEST_NAME),
  )
  const longest = Math.max(0, ...needed)
  const inner = PAGE_WIDTH - 2 * MARGIN - HOLE_WIDTH
  if (nameTurn === -45) {
    const columnWidth = slantedColumn(inner, count, needed.at(-1) ?? 0)
    const right = PAGE_WIDTH - MARGIN + REACH
    return {
      width: PAGE_WIDTH,
      holeWidth: HOLE_WIDTH,
      columnWidth,
      nameWidths: columns.map((_, place) => {
        const start = MARGIN + HOLE_WIDTH + columnWidth * (place + 0.5)
        return Math.floor(Math.min(LONGEST_NAME, (right - start) / SLANT))
      }),
      headHeight: Math.ceil((longest + NAME_LINE) * SLANT) + BALL_ROOM + 24,
    }
  }
  const columnWidth = Math.max(Math.floor(inner / count), NARROWEST_COLUMN)
  const upright = nameTurn === -90
  return {
    width: Math.max(PAGE_WIDTH, 2 * MARGIN + HOLE_WIDTH + columnWidth * count),
    holeWidth: HOLE_WIDTH + Math.max(0, inner - columnWidth * count),
    columnWidth,
    nameWidths: columns.map(() => (upright ? LONGEST_NAME : columnWidth - 16)),
    headHeight: (upright ? Math.ceil(longest) : NAME_LINE) + BALL_ROOM + 24,
  }
}

/** The columns leave room at the right for the last name to lean out. */
function slantedColumn(inner: number, count: number, last: number): number {
  const leaning = (inner + REACH - last * SLANT) / (count - 0.5)
  return Math.floor(Math.min(inner / count, leaning))
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ijlI.,'’:;!|()]/, 0.32],
  [/^[ftr -]/, 0.44],
  [/^[mwMW@]/, 0.95],
  [/^[A-Z]/, 0.74],
  [/^[ -\u10ff]/, 0.62],
]

/** About how long a name is in CSS pixels; rather too much than too little. */
export const estimate = (name: string): number =>
  graphemes(name).reduce((sum, one) => {
    const [, em] = WIDTHS.find(([pattern]) => pattern.test(one)) ?? [null, 1.1]
    return sum + em * NAME_SIZE
  }, 0)
