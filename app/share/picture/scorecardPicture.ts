import type { Scorecard } from '~/golf/scorecard'
import { summaryOf } from '~/share/summary'
import { box, line, type PictureElement } from './element'
import { header } from './header'
import { FACE, INK } from './ink'
import { markArt } from './marks'
import { measure } from './measure'
import type { NameImages } from './names'
import { rankings } from './rankings'
import { table } from './table'

/** All that a picture shows. */
export interface PictureContent {
  readonly scorecard: Scorecard
  /** Today, in words. */
  readonly date: string
  /** The site's own address as people write it: a host. */
  readonly site: string
}

/** Takes what to show and the names the device drew, returns the tree that satori lays out. */
export function scorecardPicture(
  { scorecard, date, site }: PictureContent,
  images: NameImages,
): PictureElement {
  const measures = measure(scorecard)
  return box(
    { flexDirection: 'column', width: measures.width, backgroundColor: INK.paper },
    header(date, summaryOf(scorecard)),
    table(scorecard, measures, images),
    rankings(scorecard, measures, images),
    footer(site),
  )
}

const footer = (site: string) =>
  box(
    {
      alignItems: 'center',
      justifyContent: 'center',
      paddingTop: 28,
      paddingBottom: 30,
    },
    markArt(),
    line('Created with', { ...FACE.names, ...SMALL, color: INK.ink2, marginLeft: 8 }),
    line(site, { ...FACE.totals, ...SMALL, color: INK.ink, marginLeft: 5 }),
  )

const SMALL = { fontSize: 17, lineHeight: '24px' } as const
