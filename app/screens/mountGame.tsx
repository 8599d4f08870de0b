import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { NEW_ROUND } from '~/golf/round'
import { restoreRound } from '~/state/round'
import { Game } from './Game'

/**
 * Brings /game to life. The server draws the setup of a new round, so that is taken over as it
 * stands; a kept round is drawn afresh, and the server's screen stays hidden until then.
 */
export function mountGame(container: Element): void {
  const round = restoreRound()
  if (round === NEW_ROUND) hydrateRoot(container, <Game />)
  else flushSync(() => createRoot(container).render(<Game />))
  document.documentElement.removeAttribute('data-restoring')
}
