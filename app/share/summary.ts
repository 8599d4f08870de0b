import type { Scorecard } from '~/golf/scorecard'

/** Takes a scorecard, returns what was played in a few words each; holes in one where there are any. */
export const summaryOf = ({ rows, columns, aces }: Scorecard): readonly string[] => [
  counted(rows.length, 'hole', 'holes'),
  counted(columns.length, 'player', 'players'),
  ...(aces > 0 ? [counted(aces, 'hole in one', 'holes in one')] : []),
]

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`
