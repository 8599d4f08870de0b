/** Rounds to photograph, in words as the device keeps them. */
const FAMILY = ['Maya', 'Grandpa Jo', 'Leon', 'Zoë']
const CROWD = [
  ...FAMILY,
  'Charlotte-Amélie',
  'Bo',
  'محمد',
  'Ines',
  '李小龙',
  'Maximilian von Hohenstein',
]
/** Strokes of a plausible player, from hole 1 on; each player begins elsewhere. */
const STROKES = '232434232532342223341242'

/** A started round on a screen; `scored` holes are written down for everybody. */
export function round({
  names = FAMILY,
  holes = 18,
  scored = 0,
  hole = Math.min(scored + 1, holes),
  screen = 'game',
  strokes = {},
  started = true,
} = {}) {
  const players = names.map((name, place) => ({
    id: `player-${place + 1}`,
    name,
    scores: Array.from({ length: holes }, (_, index) =>
      index < scored ? Number(STROKES[(index + place * 5) % STROKES.length]) : 0,
    ).map((score, index) => strokes[name]?.[index + 1] ?? score),
    currentHole: hole,
  }))
  return {
    version: 1,
    players,
    originalPlayers: players,
    currentHole: hole,
    totalHoles: holes,
    gameStarted: started,
    currentScreen: screen,
    showScorecard: screen === 'scorecard',
    showMidGameRanking: screen === 'midgame-ranking',
    showIncompleteHoles: screen === 'incomplete-holes',
    showIncompleteAlert: false,
    firstPlayerForHole: players[1]?.id ?? players[0]?.id,
  }
}

/** The first players of a group whose names try the layout. */
export const crowd = (players) => CROWD.slice(0, players)
