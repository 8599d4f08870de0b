import { box, line, type PictureElement } from './element'
import { FACE, INK } from './ink'
import { laneArt, wordmarkArt } from './marks'
import { MARGIN } from './measure'

const HEIGHT = 246

/** The felt at the top: name of the product, date and what was played. */
export const header = (date: string, summary: readonly string[]): PictureElement =>
  box(
    {
      position: 'relative',
      flexDirection: 'column',
      height: HEIGHT,
      paddingLeft: MARGIN,
      backgroundColor: INK.felt,
    },
    laneArt({ position: 'absolute', right: 0, bottom: 0 }),
    wordmarkArt({ marginTop: 40 }),
    line(date, {
      ...FACE.names,
      marginTop: 22,
      paddingLeft: 5,
      color: INK.onFelt,
      fontSize: 21,
      lineHeight: '28px',
    }),
    line(summary.join('\u00a0 • \u00a0'), {
      ...FACE.names,
      marginTop: 2,
      paddingLeft: 5,
      color: INK.onFelt,
      fontSize: 16,
      lineHeight: '26px',
    }),
  )
