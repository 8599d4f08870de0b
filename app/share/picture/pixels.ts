/** What phones' canvases bear. */
export const MAX_PIXELS = 5_000_000

const SCALE = 2

/** Takes the size of a picture in CSS pixels, returns how many pixels each is drawn with: 2 where it fits. */
export const scaleFor = (width: number, height: number): number =>
  Math.min(SCALE, Math.sqrt((MAX_PIXELS - roundedUp(width, height)) / (width * height)))

/** Renderers make whole pixels of both sides. */
const roundedUp = (width: number, height: number) => SCALE * (width + height)
