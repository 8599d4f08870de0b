const page = document.documentElement

/** True while a round is in progress: the page is marked before the first paint and ever after. */
export const isRoundInProgress = (): boolean => page.hasAttribute('data-round')

/** Calls back whenever a round begins or ends. */
export function watchRound(listener: () => void): void {
  new MutationObserver(listener).observe(page, { attributeFilter: ['data-round'] })
}
