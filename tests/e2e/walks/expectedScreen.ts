import { countMissing, incompleteHoles, isUnscored } from '~/golf/gaps'
import { FIRST_HOLE } from '~/golf/holes'
import { average, strokesOn, total } from '~/golf/players'
import { isLastHole, type Round, type Screen } from '~/golf/round'
import { scorecardOf } from '~/golf/scorecard'
import { lead, standings, type Lead, type Standing } from '~/golf/standings'
import { isAce, isPlayed, type Strokes } from '~/golf/strokes'
import { firstToPlay } from '~/golf/turnOrder'
import type { Tab } from './model'

type Facts = readonly string[]

const SCREENS = {
  setup: onSetup,
  hole: onHole,
  halfway: onHalfway,
  missing: onMissing,
  scorecard: onScorecard,
} satisfies Record<Screen, (round: Round, tab: Tab) => Facts>

/** Takes a tab of the model, returns what its screen says, from top to bottom. */
export function expectedScreen(tab: Tab): Facts {
  const { round, question } = tab
  const open = round.asksForMissing ? 'Incomplete Scores' : question
  return [
    ...SCREENS[round.screen](round, tab),
    ...(open ? [`alertdialog "${open}"`] : []),
  ]
}

const heading = (words: string) => `heading "${words}" [level=1]`
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const button = (name: string, disabled = false) =>
  `button "${name}"${disabled ? ' [disabled]' : ''}`

function onSetup({ players, holes, started }: Round): Facts {
  return [
    heading("Who's playing today?"),
    ...players.map(({ name }) => `item ${name} Remove ${name}`),
    'textbox "Player name"',
    `spinbutton "How many holes?": ${holes}`,
    button(started ? 'Continue Game' : 'Start Game', players.length === 0),
  ]
}

function onHole(round: Round, { totals }: Tab): Facts {
  const { currentHole: hole, holes, players } = round
  const starter = isUnscored(round, hole) ? firstToPlay(round, hole) : undefined
  return [
    heading(`Hole ${hole}`),
    `text: of ${holes}`,
    ...players.flatMap((player) => [
      `group "${player.name}"`,
      ...(player === starter ? ['text: First to play'] : []),
      ...(totals.has(player.id)
        ? [`paragraph: Total ${total(player)} Average ${average(player).toFixed(1)}`]
        : []),
      ...[strokesOn(player, hole)].filter(isPlayed).map((s) => `button "${s}" [pressed]`),
    ]),
    button('Prev Hole', hole === FIRST_HOLE),
    button(isLastHole(round) ? 'Show Scorecard' : 'Next Hole'),
  ]
}

function onHalfway({ players }: Round, { rankingsShown }: Tab): Facts {
  if (!rankingsShown)
    return [heading('Halfway There!'), button('Show Rankings'), button('Keep Playing')]
  const table = standings(players)
  return [
    heading('Halfway There!'),
    ...table.map(inRankings),
    `paragraph: ${leadInWords(lead(table))}`,
    button('Continue to Hole 10'),
  ]
}

function onMissing(round: Round): Facts {
  const holes = incompleteHoles(round)
  return [
    heading('Missing Scores Detected'),
    `strong: ${counted(countMissing(holes), 'missing score')}`,
    `strong: ${counted(holes.length, 'hole')}`,
    ...holes.map(({ hole, missing }) => {
      const names = missing.map(({ name }) => name).join(' ')
      return `item Hole ${hole} Fix scores on hole ${hole} Missing: ${names}`
    }),
    button('Continue to Scorecard'),
  ]
}

function onScorecard(round: Round): Facts {
  const { columns, rows, rankings } = scorecardOf(round)
  const row = (...cells: readonly (string | number)[]) => `row "${cells.join(' ')}"`
  return [
    heading('Puttogether card'),
    ...inVerdict(rankings, incompleteHoles(round).length === 0),
    row('Hole', ...columns.map(({ player }) => player.name)),
    ...rows.map(({ hole, strokes }) => row(`Hole ${hole}`, ...strokes.map(inCell))),
    row('TOTAL', ...columns.map((column) => column.total)),
    ...rankings.map(inRankings),
    button('Share Scorecard'),
  ]
}

function inVerdict(rankings: readonly Standing[], isOver: boolean): Facts {
  const state = lead(rankings)
  if (state.kind === 'alone' || !rankings[0]?.leads) return []
  const words = leadInWords(state)
  if (!isOver) return [`paragraph: ${words}`]
  const won = words
    .replace('are tied for the lead', 'share the win')
    .replace(' leads by ', ' wins by ')
  return [`paragraph: ${won}`]
}

function inCell(strokes: Strokes): string {
  if (!isPlayed(strokes)) return '–'
  return isAce(strokes) ? `${strokes} (hole in one)` : String(strokes)
}

function inRankings({ player, total, position, leads, holesPlayed }: Standing): string {
  const place = leads ? '1, trophy' : (position ?? '–')
  const thru = position === null ? ` thru ${holesPlayed}` : ''
  return `item ${place} ${player.name}${thru} ${total}`
}

function leadInWords(state: Lead): string {
  if (state.kind === 'alone') return 'Great game so far!'
  if (state.kind === 'ahead')
    return `${state.leader.name} leads by ${counted(state.by, 'stroke')}!`
  const names = state.leaders.map(({ name }) => name)
  const last = names.pop()
  const list = names.length > 1 ? `${names.join(', ')}, and` : `${names.join('')} and`
  return `${list} ${last} are tied for the lead!`
}
