import type { Scorecard } from '~/golf/scorecard'
import { image, line, type PictureElement, type Style } from './element'
import { FACE, INK } from './ink'
import { measure, NAME_LINE, NAME_SIZE, RANKING_NAME_WIDTH } from './measure'

/** A name as the device's own fonts draw it; sizes in CSS pixels. */
export interface NameImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Images of names by `nameKey`. */
export type NameImages = Readonly<Record<string, NameImage>>

export interface WantedName {
  readonly name: string
  readonly width: number
}

/** What the bundled cuts of Nunito can write; a test holds it against the fonts. */
export const BUNDLED =
  /^[ -~\u00a0-\u0130\u0132\u0134-\u0151\u0154-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0400-\u045f\u0490\u0491\u04b0\u04b1\u1ea0-\u1ef9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]*$/

/** True when a name has to be drawn by the device's own fonts, whole. */
export const needsDevice = (name: string): boolean => !BUNDLED.test(name.normalize('NFC'))

/** Where the image of a name with room for so many CSS pixels is found. */
export const nameKey = ({ name, width }: WantedName): string => `${width} ${name}`

/** Takes a scorecard, returns the names the device has to draw, once for each width. */
export function namesForDevice(scorecard: Scorecard): readonly WantedName[] {
  const { nameWidths } = measure(scorecard)
  return scorecard.columns
    .flatMap(({ player: { name } }, place) => [
      { name, width: nameWidths[place] ?? RANKING_NAME_WIDTH },
      { name, width: RANKING_NAME_WIDTH },
    ])
    .filter(({ name }) => needsDevice(name))
}

/** A name in one line, shortened to the width: in Nunito where it can, else as the device drew it. */
export function nameArt(
  wanted: WantedName,
  images: NameImages,
  style: Style = {},
): PictureElement {
  const drawn = images[nameKey(wanted)]
  if (drawn) return image(drawn.src, drawn.width, drawn.height, style)
  return line(wanted.name.normalize('NFC'), {
    ...FACE.names,
    maxWidth: wanted.width,
    color: INK.ink,
    fontSize: NAME_SIZE,
    lineHeight: `${NAME_LINE}px`,
    lineClamp: 1,
    ...style,
  })
}
