/** What the card holds for a hole that nobody wrote down yet. */
export const UNPLAYED = 0

/** Six tries, then write down seven (house limit; WMF counts the same way). */
export const STROKE_CHOICES = [1, 2, 3, 4, 5, 6, 7] as const

/** Holed with the first stroke: a hole in one. */
export const ACE = 1

export type StrokeChoice = (typeof STROKE_CHOICES)[number]
export type Strokes = StrokeChoice | typeof UNPLAYED

/** Takes anything; true for 1 to 7, the strokes a player can need on one hole. */
export function isStrokeChoice(value: unknown): value is StrokeChoice {
  return STROKE_CHOICES.some((choice) => choice === value)
}

/** True once the hole is written down. */
export const isPlayed = (strokes: Strokes): strokes is StrokeChoice =>
  strokes !== UNPLAYED

/** True for a hole in one. */
export const isAce = (strokes: Strokes): boolean => strokes === ACE

/** Takes the strokes shown and the choice tapped, returns what then stands: the same one twice clears. */
export const afterTap = (shown: Strokes, choice: StrokeChoice): Strokes =>
  shown === choice ? UNPLAYED : choice
