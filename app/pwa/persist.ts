import { isRoundInProgress, watchRound } from './roundMark'

/**
 * Asks the browser once a round has begun not to tidy it away. Firefox would interrupt the start with
 * a question, so it is asked only where it is sure to answer by itself.
 */
export function askToKeepRound(): void {
  let asked = false
  const ask = () => {
    if (asked || !isRoundInProgress()) return
    asked = true
    if (!asksThePerson()) navigator.storage?.persist?.().catch(() => false)
  }
  watchRound(ask)
  ask()
}

const asksThePerson = () => 'mozInnerScreenX' in window
