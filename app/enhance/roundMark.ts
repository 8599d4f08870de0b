import { ROUND_KEY } from '~/storage/keys'
import { isRoundKept } from '~/storage/isRoundKept'

/** Keeps the mark of a round in progress true on a page that outlives it: another tab, Back. */
export function followRound(): void {
  const mark = () => document.documentElement.toggleAttribute('data-round', isRoundKept())
  window.addEventListener('pageshow', (event) => event.persisted && mark())
  window.addEventListener('storage', ({ key }) => {
    if (key === ROUND_KEY || key === null) mark()
  })
}
