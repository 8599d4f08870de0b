import { proxy, ref, useSnapshot } from 'valtio'
import { NEW_ROUND, type Move, type Round } from '~/golf/round'
import { roundStore } from '~/storage/roundStore'

/** A save that the device refused is tried again after this long, milliseconds. */
const RETRY = 2_000

const state = proxy<{ round: Round }>({ round: ref(NEW_ROUND) })

/** The round on screen; a component that calls it follows every move. */
export const useRound = (): Round => useSnapshot(state).round

/** The round as it stands now, for what happens outside of a render. */
export const currentRound = (): Round => state.round

/** Makes a move on the newest round, another tab's included, shows it and saves it. */
export function play(move: Move): Round {
  const round = move(roundStore.newer() ?? state.round)
  if (round !== state.round) {
    show(round)
    if (!roundStore.save(round)) retryLater()
  }
  return round
}

/** Brings back what the device kept and follows the other tabs; call once, before the first render. */
export function restoreRound(): Round {
  show(roundStore.load())
  roundStore.watch(show)
  window.addEventListener('pagehide', saveUnsaved)
  document.addEventListener('visibilitychange', saveUnsaved)
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp())
  return state.round
}

/** A page that the browser laid aside whole heard nothing of what was played meanwhile. */
function catchUp() {
  const round = roundStore.changed()
  if (round) show(round)
}

let retry: ReturnType<typeof setTimeout> | undefined

function retryLater() {
  clearTimeout(retry)
  retry = setTimeout(saveUnsaved, RETRY)
}

function saveUnsaved() {
  const round = roundStore.newer()
  if (round) show(round)
  if (!roundStore.flush()) retryLater()
}

/** The page's mark of a round in progress goes along, for what knows nothing of rounds. */
function show(round: Round) {
  state.round = ref(round)
  document.documentElement.toggleAttribute('data-round', round.started)
}
