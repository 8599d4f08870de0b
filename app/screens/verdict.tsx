import type { ReactNode } from 'react'
import { lead, type Standing } from '~/golf/standings'

const LEADING = { ahead: 'leads by', tied: 'are tied for the lead!' } as const
const WON = { ahead: 'wins by', tied: 'share the win!' } as const

/** Who leads halfway, in words; a single player is cheered on. */
export const leadMessage = (table: readonly Standing[]): ReactNode =>
  say(table, LEADING) ?? 'Great game so far!'

/** Who wins, or leads before the round is over, in words; null with nobody to beat or no score. */
export function verdict(table: readonly Standing[], isOver: boolean): ReactNode {
  if (!table.some(({ leads }) => leads)) return null
  return say(table, isOver ? WON : LEADING)
}

function say(table: readonly Standing[], words: typeof LEADING | typeof WON): ReactNode {
  const state = lead(table)
  if (state.kind === 'alone') return null
  if (state.kind === 'tied')
    return (
      <>
        {listed(state.leaders.map(({ name }) => name))} {words.tied}
      </>
    )
  return (
    <>
      <bdi>{state.leader.name}</bdi> {words.ahead} {state.by}{' '}
      {state.by === 1 ? 'stroke' : 'strokes'}!
    </>
  )
}

/** Names in a sentence, each keeping its own direction to itself. */
const listed = (names: readonly string[]): ReactNode =>
  new Intl.ListFormat('en')
    .formatToParts(names)
    .map(({ type, value }, place) =>
      type === 'element' ? <bdi key={place}>{value}</bdi> : value,
    )
