import fc from 'fast-check'
import { expect } from 'vitest'
import { stringify } from 'yaml'
import { CATEGORIES } from '~/content/categories'
import { articleFields, checkFields, ContentError } from '~/content/frontMatter'
import { readFrontMatter } from '~/content/frontMatterText'
import { fuzz } from './cases'
import { anyJson, damaged, damagedText } from './damage'

const FILE = 'content/articles/some-article.mdx'
const ONE_LINE =
  /^content\/articles\/some-article\.mdx: [^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+: (expected .+|unknown field; remove it)$/u

const words = (minLength: number, maxLength: number) =>
  fc
    .string({
      unit: 'grapheme-ascii',
      minLength: minLength - 2,
      maxLength: maxLength - 2,
    })
    .map((text) => `A${text}.`)
const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const articles = fc.record(
  {
    title: words(10, 70),
    subtitle: words(20, 120),
    description: words(70, 160),
    emoji: fc.constantFrom('⛳', '7️⃣', '👨‍👩‍👧'),
    readTime: fc.integer({ min: 1, max: 30 }),
    category: fc.constantFrom(...CATEGORIES),
    label: words(3, 40),
    closing: fc.constantFrom('Start Playing Now', 'Start Family Scoring'),
    share: fc.boolean(),
    published: fc.oneof(days, fc.constantFrom('2026-02-29', '2026-04-31', '2026-4-1')),
    updated: days,
  },
  { noNullPrototype: true },
)

/** Takes what reads an article: it is whole, or told of in one line. */
function expectWholeOrTold(read: () => ReturnType<typeof check>) {
  try {
    expectWhole(read())
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    expect(error.message).toMatch(ONE_LINE)
    expect(error.message.length).toBeLessThan(400)
  }
}

const check = (fields: unknown) => checkFields(FILE, fields, articleFields)

function expectWhole(article: ReturnType<typeof check>) {
  const { title, subtitle, description, emoji, readTime, category, share } = article
  for (const text of [title, subtitle, description, emoji]) {
    expect(text.trim()).toBe(text)
    expect(text).not.toMatch(/\p{Cc}/u)
    expect(encodeURIComponent(text)).not.toBe('')
  }
  expect([CATEGORIES.includes(category), typeof share]).toEqual([true, 'boolean'])
  expect(Number.isInteger(readTime)).toBe(true)
  for (const day of [article.published, article.updated])
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
}

fuzz(
  'fields of an article are whole or told in one line',
  fc.oneof({ weight: 9, arbitrary: damaged(articles) }, fc.anything(), anyJson),
  (fields) => expectWholeOrTold(() => check(fields)),
)

const files = damaged(articles).map(
  (fields) => `---\n${stringify(fields)}---\nThe body.\n`,
)

fuzz(
  'the text of an article is whole or told in one line',
  fc.oneof(
    { weight: 4, arbitrary: damagedText(files) },
    fc.string({ unit: 'binary' }).map((noise) => `---\n${noise}\n---\n`),
    fc
      .array(
        fc.constantFrom(
          'a',
          ': ',
          '&a ',
          '*a',
          '- ',
          '\n',
          '[',
          ']',
          '{',
          '|',
          '!!set',
          '? ',
          "'",
          '#',
          '%',
          '---',
        ),
      )
      .map((tokens) => `---\n${tokens.join('')}\n---\n`),
    fc.string({ unit: 'binary' }),
  ),
  (text) => expectWholeOrTold(() => check(readFrontMatter(FILE, text))),
)
