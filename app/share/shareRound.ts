import type { Round } from '~/golf/round'
import { resultText } from './resultText'

export const SHARE_TITLE = 'Mini Golf Scorecard'

export type Delivery = 'shared' | 'cancelled' | 'copied' | 'failed'

/** Hands the result of a round to the device's share sheet, else to the clipboard. Never throws. */
export async function shareRound(round: Round): Promise<Delivery> {
  const text = resultText(round)
  if ('share' in navigator) {
    const outcome = await navigator.share({ title: SHARE_TITLE, text }).then(
      () => 'shared' as const,
      (error: unknown) => (isCancel(error) ? ('cancelled' as const) : undefined),
    )
    if (outcome) return outcome
  }
  return navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'failed' as const,
  )
}

const isCancel = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'
