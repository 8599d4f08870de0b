export const FIRST_HOLE = 1
export const MIN_HOLES = 1
export const MAX_HOLES = 36
export const DEFAULT_HOLES = 18

/** Only a full course of 18 pauses for standings, after its ninth hole. */
export const HALFWAY = { holes: 18, after: 9 } as const

/** Takes anything; true for a whole number of holes from 1 to 36. */
export const isHoleCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= MIN_HOLES && Number(value) <= MAX_HOLES

/** Takes a hole and the number of holes, returns the nearest hole that exists. */
export const capHole = (hole: number, holes: number): number =>
  Math.min(Math.max(Math.trunc(hole) || FIRST_HOLE, FIRST_HOLE), holes)

/** Takes the number of holes, returns them all from 1. */
export const allHoles = (holes: number): readonly number[] =>
  Array.from({ length: holes }, (_, index) => index + 1)
