import ace from './art/ace.svg?raw'
import lane from './art/lane.svg?raw'
import mark from './art/mark.svg?raw'
import trophy from './art/trophy.svg?raw'
import wordmark from './art/wordmark.svg?raw'
import { drawing, image, type PictureElement, type Style } from './element'
import { PLAYER_INK } from './ink'

const placed =
  (svg: string, wide: number, high: number) =>
  (style: Style = {}): PictureElement =>
    image(drawing(svg), wide, high, style)

export const ACE_SIZE = 40

/** The product's name with the flag in its o. */
export const wordmarkArt = placed(wordmark, 440, 95.45)
/** The corner of a lane, for the bottom right of the header. */
export const laneArt = placed(lane, 240, 130)
/** The sun disc and the pencil's ring behind a hole in one. */
export const aceArt = placed(ace, ACE_SIZE, ACE_SIZE)
export const trophyArt = placed(trophy, 40, 40)
export const markArt = placed(mark, 30, 30)

/** A player's ball by color number from 1; `size` in CSS pixels. */
export function ballArt(color: number, size: number, style: Style = {}): PictureElement {
  const ink = PLAYER_INK[color - 1] ?? PLAYER_INK[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="${ink}"/><circle cx="6.300" cy="5.700" r="2.700" fill="#fff" fill-opacity=".78"/></svg>`
  return image(drawing(svg), size, size, style)
}
