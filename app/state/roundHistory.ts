import { useEffect } from 'react'
import { stepsBack, stepTo } from '~/golf/back'
import type { Round } from '~/golf/round'
import { currentRound, play } from './round'

/**
 * Keeps one entry of the browser's history for each step that Back can take within the round, each
 * marked with its depth. Entries are added when a hole is reached, by the person's own tap, and
 * never on Back itself: browsers skip entries that were added without one.
 */
export function useRoundHistory(round: Round): void {
  useEffect(() => {
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  const depth = stepsBack(round)
  useEffect(() => sync(depth), [depth])
}

/** A traversal of our own is under way; its popstate is no wish of the person's. */
let traversing = false

function onPop() {
  if (!traversing) play((round) => stepTo(round, depthOfEntry()))
  traversing = false
  sync(stepsBack(currentRound()))
}

/** Brings the browser's history to the depth of the round. */
function sync(depth: number) {
  if (traversing) return
  const now = depthOfEntry()
  if (now > depth) {
    traversing = true
    window.history.go(depth - now)
    return
  }
  for (let next = now + 1; next <= depth; next += 1) {
    window.history.pushState({ depth: next }, '')
  }
}

function depthOfEntry(): number {
  const state: unknown = window.history.state
  const marked = typeof state === 'object' && state !== null && 'depth' in state
  return marked && typeof state.depth === 'number' ? state.depth : 0
}
