import satori, { type SatoriOptions } from 'satori/standalone'
import type { PictureElement } from './element'
import { inlineArt } from './inlineArt'
import { measure } from './measure'
import type { NameImages } from './names'
import { scorecardPicture, type PictureContent } from './scorecardPicture'

/** Always the same array: satori keeps the parsed fonts by it. */
export type Fonts = SatoriOptions['fonts']

/**
 * Takes what to show, returns the picture as SVG in CSS pixels. Text becomes outlines, or stays
 * text with `asText`. satori has to be started before; throws what satori throws.
 */
export async function drawSvg(
  content: PictureContent,
  images: NameImages,
  fonts: Fonts,
  asText = false,
): Promise<string> {
  const tree: PictureElement = scorecardPicture(content, images)
  const { width } = measure(content.scorecard)
  return inlineArt(await satori(tree, { width, fonts, embedFont: !asText }))
}
