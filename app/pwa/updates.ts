import { hideNotice, isShown, showNotice } from './notice'
import { isRoundInProgress, watchRound } from './roundMark'
import { tell } from './tell'

/** A page that stays open looks for a new version at most this often, milliseconds. */
const OFTEN = 30 * 60_000
/** The old worker may be busy for long; the page does not wait for it, milliseconds. */
const PATIENCE = 3_000

/** Lets a new version in: at once while no round is in progress, else when the person says so. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const consider = () => {
    const { active, waiting } = registration
    if (!active || !waiting) return
    if (isRoundInProgress()) showNotice('waiting')
    else tell(waiting, { type: 'take-over' })
  }
  const followInstalling = () =>
    registration.installing?.addEventListener('statechange', consider)

  registration.addEventListener('updatefound', followInstalling)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isShown('waiting')) hideNotice()
  })
  watchRound(consider)
  followInstalling()
  consider()
  lookNowAndThen(registration)
}

/** Becomes the new version: the round is on the device and comes back where it was. */
export async function updateNow(): Promise<void> {
  hideNotice()
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.waiting) await takenOver(registration.waiting)
  }
  // The person asked for it: no question whether to leave the page.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  location.reload()
}

const takenOver = (waiting: ServiceWorker) =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), {
      once: true,
    })
    setTimeout(resolve, PATIENCE)
    tell(waiting, { type: 'take-over' })
  })

/** Browsers look by themselves on each navigation; a game that stays open makes none. */
function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < OFTEN) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}
