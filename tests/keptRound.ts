/** Where the device keeps the round. */
export const ROUND_KEY = 'mini-golf-game-state'

interface Kept {
  readonly holes?: number
  readonly hole?: number
  /** Strokes by player, from hole 1 on. */
  readonly scores: Readonly<Record<string, readonly number[]>>
  readonly screen?: 'game' | 'midgame-ranking' | 'incomplete-holes' | 'scorecard'
}

/** A round in progress as the device keeps it. */
export function kept({ holes = 18, hole = 1, scores, screen = 'game' }: Kept) {
  const players = Object.entries(scores).map(([name, strokes], place) => ({
    id: `player-${place + 1}`,
    name,
    scores: Array.from({ length: holes }, (_, index) => strokes[index] ?? 0),
    currentHole: hole,
  }))
  return {
    version: 1,
    players,
    originalPlayers: players,
    currentHole: hole,
    totalHoles: holes,
    gameStarted: true,
    currentScreen: screen,
    showScorecard: screen === 'scorecard',
    showMidGameRanking: screen === 'midgame-ranking',
    showIncompleteHoles: screen === 'incomplete-holes',
    showIncompleteAlert: false,
    firstPlayerForHole: 'player-1',
  }
}

export const repeat = (strokes: number, holes: number): number[] =>
  Array<number>(holes).fill(strokes)
