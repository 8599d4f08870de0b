import type { Scorecard } from '~/golf/scorecard'
import { SITE } from '~/site'
import type { ShareOrder } from './preparePicture'
import { summaryOf } from './summary'

export const SHARE_TITLE = 'Mini Golf Scorecard'

/** Takes what is shared, returns its result in plain text: a line a player, best first, and the site. */
export const resultText = ({ scorecard, origin }: ShareOrder): string =>
  ['Check out our mini golf scores!', ...places(scorecard), origin].join('\n')

/** Takes what is shared, returns what the picture shows, for those who do not see it. */
export const altText = ({ scorecard, date }: ShareOrder): string =>
  [
    `${SITE.name} scorecard, ${date}`,
    summaryOf(scorecard).join(', '),
    ...places(scorecard),
  ].join('. ')

const places = ({ rankings }: Scorecard): readonly string[] =>
  rankings.map(({ player, position, total, holesPlayed }) =>
    position === null
      ? `${player.name}: ${total} (thru ${holesPlayed})`
      : `${position}. ${player.name}: ${total}`,
  )
