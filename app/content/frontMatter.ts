import * as v from 'valibot'
import { CATEGORIES } from './categories'

/** What the link at an article's end may say. */
const CLOSINGS = [
  'Start Playing Now',
  'Start Scoring Now',
  'Start Fair Scoring Now',
  'Start Family Scoring',
  'Start Strategic Scoring',
  'Start Tracking Scores Now',
  'Start Tracking Now',
] as const

const textOf = (shortest: number, longest: number) => {
  const expected = `text of ${shortest} to ${longest} characters`
  return v.pipe(
    v.string(expected),
    v.minLength(shortest, expected),
    v.maxLength(longest, expected),
  )
}
const oneOf = <const T extends readonly string[]>(choices: T) =>
  v.picklist(choices, `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`)
const minutes = 'a whole number of minutes from 1 to 30'
const day = v.pipe(
  v.string('a day as YYYY-MM-DD'),
  v.isoDate('a day as YYYY-MM-DD'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'a day of the calendar'),
)

export const articleFields = v.strictObject({
  title: textOf(10, 70),
  subtitle: textOf(20, 120),
  description: textOf(70, 160),
  emoji: textOf(1, 12),
  readTime: v.pipe(
    v.number(minutes),
    v.integer(minutes),
    v.minValue(1, minutes),
    v.maxValue(30, minutes),
  ),
  category: oneOf(CATEGORIES),
  label: v.optional(textOf(3, 40)),
  closing: oneOf(CLOSINGS),
  share: v.optional(v.boolean('true or false'), true),
  published: day,
  updated: day,
})

export const pageFields = v.strictObject({
  title: textOf(3, 70),
  description: textOf(70, 160),
})

/** A fault in the content folder, told in one line: the author needs no trace through the build. */
export class ContentError extends Error {
  constructor(file: string, field: string, complaint: string) {
    super(`${file}: ${field}: ${complaint}`)
    this.stack = this.message
  }
}

/**
 * Takes a file's name, its fields as they stand and their schema; returns the fields checked.
 * Throws an error whose message is one line: the file, the field and what was expected.
 */
export function checkFields<T extends v.GenericSchema>(
  file: string,
  fields: unknown,
  schema: T,
): v.InferOutput<T> {
  const result = v.safeParse(schema, fields)
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = v.getDotPath(issue) ?? 'front matter'
  throw new ContentError(file, field, complaint(issue))
}

function complaint({ type, expected, message, received }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'unknown field; remove it'
  if (type === 'strict_object') return 'expected fields between two lines of ---'
  return `expected ${message}, found ${received}`
}
