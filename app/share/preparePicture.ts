import type { Scorecard } from '~/golf/scorecard'
import { makePicture } from './makePicture'

/** What is shared: a scorecard with the day it is shared on and where it was made. */
export interface ShareOrder {
  readonly scorecard: Scorecard
  /** YYYY-MM-DD where the person is. */
  readonly day: string
  /** The same day in words. */
  readonly date: string
  /** The site's own origin, such as https://puttogether.example. */
  readonly origin: string
}

interface Prepared {
  readonly key: string
  readonly file: Promise<File>
  ready: File | null
}

let prepared: Prepared | null = null

/**
 * Takes what to share, returns its PNG file; made once for the same order. A newer order takes the
 * place of one not done, which then throws Superseded. Throws PictureFailure when none can be made.
 */
export function preparePicture(order: ShareOrder): Promise<File> {
  const key = JSON.stringify(order)
  if (prepared?.key === key) return prepared.file
  const file = fileOf(order)
  const mine: Prepared = { key, file, ready: null }
  prepared = mine
  file.then(
    (done) => {
      mine.ready = done
    },
    () => {
      if (prepared === mine) prepared = null
    },
  )
  return file
}

/** The file for the order if it is ready now, without waiting: a share sheet opens only within a tap. */
export const readyPicture = (order: ShareOrder): File | null =>
  prepared?.key === JSON.stringify(order) ? prepared.ready : null

async function fileOf({ scorecard, day, date, origin }: ShareOrder): Promise<File> {
  const png = await makePicture({ scorecard, date, site: hostOf(origin) })
  return new File([png], fileName(day), { type: 'image/png' })
}

/** Takes YYYY-MM-DD, returns the name that a picture of that day is kept under. */
export const fileName = (day: string): string => `mini-golf-scorecard-${day}.png`

/** Takes an origin, returns it as people write it. */
export const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')
