/**
 * Why the notice of a new version is shown: it waits for the round to end, or a file of the page's
 * own version is gone.
 */
export type Reason = 'waiting' | 'missing'

let dismissed = false

export const isShown = (reason: Reason): boolean => page().dataset.update === reason

/** Shows the one notice, unless this page's person has put it away. What is missing outweighs what waits. */
export function showNotice(reason: Reason): void {
  if (dismissed || isShown('missing')) return
  page().dataset.update = reason
}

export const hideNotice = (): void => page().removeAttribute('data-update')

/** Leaves the new version for later; this page does not mention it again. */
export function dismissUpdate(): void {
  dismissed = true
  hideNotice()
}

export const isDismissed = (): boolean => dismissed

/** Asked for when needed: screens are drawn by the server too, which has none. */
const page = () => document.documentElement
