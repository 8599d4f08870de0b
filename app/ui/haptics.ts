const TICK = 10
const CHEER = [30, 40, 60]

/** A tap that can be felt, where the device can. */
export const tick = (): void => vibrate(TICK)

/** A short shake of joy. */
export const cheer = (): void => vibrate(CHEER)

/** Nothing for those who asked for less motion, and nothing before the person has touched the page. */
function vibrate(pattern: number | number[]): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('vibrate' in navigator) || !navigator.userActivation.hasBeenActive)
    return
  navigator.vibrate(pattern)
}
