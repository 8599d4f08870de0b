import { lead, type Standing } from '~/golf/standings'

const LEADING = { ahead: 'leads by', tied: 'are tied for the lead!' } as const
const WON = { ahead: 'wins by', tied: 'share the win!' } as const

/** Who leads halfway, in words; a single player is cheered on. */
export const leadMessage = (table: readonly Standing[]): string =>
  say(table, LEADING) ?? 'Great game so far!'

/** Who wins, or leads before the round is over, in words; null with nobody to beat or no score. */
export function verdict(table: readonly Standing[], isOver: boolean): string | null {
  if (!table.some(({ leads }) => leads)) return null
  return say(table, isOver ? WON : LEADING)
}

function say(
  table: readonly Standing[],
  words: typeof LEADING | typeof WON,
): string | null {
  const state = lead(table)
  if (state.kind === 'alone') return null
  if (state.kind === 'ahead')
    return `${state.leader.name} ${words.ahead} ${state.by} ${state.by === 1 ? 'stroke' : 'strokes'}!`
  const names = state.leaders.map(({ name }) => name)
  return `${new Intl.ListFormat('en').format(names)} ${words.tied}`
}
