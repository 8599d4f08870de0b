import { drawNames } from './picture/drawNames'
import { namesForDevice } from './picture/names'
import type { PictureContent } from './picture/scorecardPicture'
import { PictureFailure, Superseded } from './pictureFailure'
import { askWorker, endWorker } from './pictureWorker'
import { rasterize } from './rasterize'

/** Making a picture is given up after this many milliseconds. */
export const TIME_LIMIT = 15_000

let lastId = 0
let dropLast: (() => void) | null = null

/**
 * Takes what to show, returns the picture as a PNG. The last call wins: an earlier one that is not
 * done throws Superseded. Throws PictureFailure when the picture cannot be made or takes over 15 s.
 */
export async function makePicture(content: PictureContent): Promise<Blob> {
  lastId += 1
  const id = lastId
  dropLast?.()
  let limit: ReturnType<typeof setTimeout> | undefined
  const givenUp = new Promise<never>((_, reject) => {
    dropLast = () => reject(new Superseded())
    limit = setTimeout(
      () => reject(new PictureFailure('timeout', `No picture after ${TIME_LIMIT} ms.`)),
      TIME_LIMIT,
    )
  })
  try {
    return await Promise.race([order(id, content), givenUp])
  } catch (error) {
    if (!(error instanceof Superseded)) endWorker()
    throw error
  } finally {
    clearTimeout(limit)
  }
}

async function order(id: number, content: PictureContent): Promise<Blob> {
  const images = 'OffscreenCanvas' in window ? null : await namesByPage(content)
  const answer = await askWorker({ id, content, images })
  if (answer.kind === 'png') return new Blob([answer.png], { type: 'image/png' })
  if (answer.kind === 'svg') return rasterize(answer.svg)
  if (answer.kind === 'dropped') throw new Superseded()
  throw new PictureFailure(answer.reason, answer.message)
}

const namesByPage = ({ scorecard }: PictureContent) =>
  drawNames(namesForDevice(scorecard), (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  )
