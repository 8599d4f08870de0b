import { isDismissed, isShown, showNotice } from './notice'

/** A new worker that takes longer than this to install counts as none, milliseconds. */
const PATIENCE = 60_000

/** Offers the new version as soon as a script cannot be had that a deploy may have taken away. */
export function followMissing(): void {
  window.addEventListener('vite:preloadError', () => void offerUpdate())
}

/**
 * Offers the new version where a reload would bring one: true when the notice says so. False: what
 * is missing is not missing for that reason, or the person has put the notice away.
 */
export async function offerUpdate(): Promise<boolean> {
  if (isDismissed()) return false
  if (isShown('missing')) return true
  const offered = await wouldReloadHelp().catch(() => false)
  if (offered) showNotice('missing')
  return offered
}

async function wouldReloadHelp(): Promise<boolean> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const registration = await workers?.getRegistration()
  if (registration?.waiting || (await isOfAnotherBuild())) return true
  if (!registration) return false
  await lookFor(registration)
  return registration.waiting !== null || isOfAnotherBuild()
}

/** True where this address is answered with a page that names other scripts than this one's. */
async function isOfAnotherBuild(): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: 'no-store' })
  const named: readonly string[] =
    (await answer.text()).match(/\/assets\/[\w.-]+\.js/g) ?? []
  return named.length > 0 && !ownScripts().every((script) => named.includes(script))
}

/** The page's entry, and the route's where it plays: their names change with anything that they load later. */
function ownScripts(): string[] {
  const entry = document.querySelector('script[type=module]')?.getAttribute('src')
  const { island } = document.querySelector<HTMLElement>('[data-island]')?.dataset ?? {}
  return [entry, island].filter((script) => typeof script === 'string')
}

/** Has the browser look for a new worker, and waits until that is whole or has failed. */
async function lookFor(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const { installing } = registration
  if (!installing) return
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve(), { once: true })
    setTimeout(resolve, PATIENCE)
  })
}
