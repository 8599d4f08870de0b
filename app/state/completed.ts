import { incompleteHoles } from '~/golf/gaps'
import type { Round } from '~/golf/round'
import { hasAnalyticsConsent } from '~/storage/consent'

/** Tells the tag layer that a round was played to its end, if analytics are allowed. */
export function recordCompleted(round: Round): void {
  if (!hasAnalyticsConsent()) return
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'game_completed',
    players: round.players.length,
    total_holes: round.holes,
    ...(incompleteHoles(round).length > 0 && { incomplete_holes: true }),
  })
}
