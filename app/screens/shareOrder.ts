import type { Round } from '~/golf/round'
import { scorecardOf } from '~/golf/scorecard'
import type { ShareOrder } from '~/share/preparePicture'
import { inWords, localDate } from './Today'

/** The scorecard of a round as it is shared now, from this site. */
export function shareOrder(round: Round): ShareOrder {
  const now = new Date()
  return {
    scorecard: scorecardOf(round),
    day: localDate(now),
    date: inWords(now),
    origin: window.location.origin,
  }
}
