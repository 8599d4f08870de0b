import { describe, expect, test } from 'vitest'
import { articleFields, checkFields, pageFields } from '~/content/frontMatter'

const FILE = 'content/articles/some-article.mdx'
const good = {
  title: 'Why Does a Lane End at Seven?',
  subtitle: 'Six tries, then write a seven and move on.',
  description:
    'Six strokes, then a seven: what the rule means, where it comes from and why.',
  emoji: '⛳',
  readTime: 4,
  category: 'Rules & Scoring',
  closing: 'Start Scoring Now',
  published: '2026-04-02',
  updated: '2026-10-12',
}
const without = (name: string) =>
  Object.fromEntries(Object.entries(good).filter(([field]) => field !== name))
const complaintAbout = (fields: unknown) => {
  try {
    checkFields(FILE, fields, articleFields)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'none'
}

test('front matter that is whole is taken, and articles may be shared unless they say no', () => {
  expect(checkFields(FILE, good, articleFields)).toEqual({ ...good, share: true })
})

describe('a fault stops the build with one line: file, field, what was expected', () => {
  test.each([
    [
      'a missing field',
      { ...good, title: undefined },
      'title: expected text of 10 to 70',
    ],
    ['a field left out', without('title'), 'title: expected text of 10 to 70'],
    [
      'a word for a number',
      { ...good, readTime: 'four' },
      'readTime: expected a whole number',
    ],
    ['half a minute', { ...good, readTime: 4.5 }, 'readTime: expected a whole number'],
    [
      'an unknown category',
      { ...good, category: 'Rules' },
      'category: expected one of "Getti',
    ],
    [
      'other closing words',
      { ...good, closing: 'Go' },
      'closing: expected one of "Start Pla',
    ],
    [
      'a short description',
      { ...good, description: 'Too short.' },
      'description: expected text',
    ],
    [
      'a day that is none',
      { ...good, published: '2026-13-45' },
      'published: expected a day',
    ],
    [
      'a day that this month does not have',
      { ...good, updated: '2026-02-30' },
      'updated: expected a day of the calendar, found "2026-02-30"',
    ],
    [
      'a word of two lines',
      { ...good, category: 'Rules\n& Scoring' },
      'category: expected one of',
    ],
    [
      'text of two lines',
      { ...good, title: 'Why Does a\nLane End?' },
      'title: expected text',
    ],
    ['text of blanks', { ...good, title: ' '.repeat(20) }, 'title: expected text of 10'],
    ['half a character', { ...good, emoji: '\ud83c' }, 'emoji: expected text of 1'],
    ['a field without a name', { ...good, '': 'red' }, '"": unknown field; remove it'],
    ['a name of two lines', { ...good, 'a\nb': 'red' }, 'a b: unknown field; remove it'],
    ['a name that all objects have', { ...good, toString: 1 }, 'toString: unknown field'],
    ['a list', [good], 'front matter: expected fields between two lines of ---'],
    ['a field too many', { ...good, colour: 'red' }, 'colour: unknown field; remove it'],
    ['yes for true', { ...good, share: 'yes' }, 'share: expected true or false'],
    [
      'no front matter',
      undefined,
      'front matter: expected fields between two lines of ---',
    ],
  ])('%s', (_, fields, expected) => {
    const complaint = complaintAbout(fields)
    expect(complaint).toContain(`${FILE}: ${expected}`)
    expect(complaint).not.toContain('\n')
  })
})

test('a long fault is told in short', () => {
  expect(complaintAbout({ ...good, closing: 'Go on. '.repeat(500) }).length).toBeLessThan(
    400,
  )
})

test('pages have a title and a description', () => {
  const page = { title: good.title, description: good.description }
  expect(checkFields('content/pages/about.mdx', page, pageFields)).toEqual(page)
})
