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

/** No breaks or other control characters, no halves of characters, no blanks around. */
const ONE_LINE = /^(?!\s)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*(?<!\s)$/u

const textOf = (shortest: number, longest: number) => {
  const expected = `text of ${shortest} to ${longest} characters on one line`
  return v.pipe(
    v.string(expected),
    v.regex(ONE_LINE, expected),
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
  v.check(isOfCalendar, 'a day of the calendar'),
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

/** Engines read the 30th of February as a day of March. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A fault in the content folder, told in one line: the author needs no trace through the build. */
export class ContentError extends Error {
  constructor(file: string, field: string, complaint: string) {
    super(`${file}: ${brief(field) || '""'}: ${brief(complaint)}`)
    this.stack = this.message
  }
}

/** What a file of the content folder has to say of itself. */
export type FieldsSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>

/**
 * Takes a file's name, its fields as they stand and their schema; returns the fields checked.
 * Throws an error whose message is one line: the file, the field and what was expected.
 */
export function checkFields<T extends FieldsSchema>(
  file: string,
  fields: unknown,
  schema: T,
): v.InferOutput<T> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new ContentError(
      file,
      'front matter',
      'expected fields between two lines of ---',
    )
  // A field that is left out is checked like any other, so that its own rule is told.
  const named = Object.fromEntries(
    Object.keys(schema.entries).map((name) => [name, undefined]),
  )
  const result = v.safeParse(schema, { ...named, ...fields })
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new ContentError(file, v.getDotPath(issue) ?? 'front matter', complaint(issue))
}

const complaint = ({ type, message, received }: v.BaseIssue<unknown>): string =>
  type === 'strict_object'
    ? 'unknown field; remove it'
    : `expected ${message}, found ${received.slice(0, 80)}`

/** One line, whatever an author or a parser wrote. */
const brief = (text: string): string =>
  text
    .slice(0, 300)
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
