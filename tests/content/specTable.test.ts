import { expect, test } from 'vitest'
import { findArticle } from '~/content/articles'

/** Read time and label of each article; null where the table of the product leaves it open. */
const TABLE: readonly (readonly [string, number | null, string | null])[] = [
  ['basic-rules-minigolf', 5, 'Rules & Basics'],
  ['mini-golf-rules-mistakes', 6, 'Rules & Common Mistakes'],
  ['restart-first-obstacle-minigolf', 4, 'Rules & Scoring'],
  ['seven-strokes-minigolf', 4, 'Rules & Scoring'],
  ['ball-out-of-bounds-minigolf', 4, 'Rules & Scoring'],
  ['move-ball-from-wall-minigolf', 4, 'Rules & Scoring'],
  ['practice-shots-minigolf', 3, 'Rules & Scoring'],
  ['hit-moving-ball-minigolf', 3, 'Rules & Scoring'],
  ['kids-hands-minigolf', 4, 'Family & Kids'],
  ['win-without-hole-in-one-minigolf', 4, 'Tips & Strategy'],
  ['who-goes-first-minigolf', 4, 'Rules & Etiquette'],
  ['how-to-keep-score-minigolf', null, null],
  ['max-strokes-minigolf', 4, 'Rules & Scoring'],
  ['walking-minigolf-course', 3, null],
  ['minigolf-ball-types', 6, 'Equipment & Tips'],
  ['classic-minigolf-courses', 5, null],
  ['improve-minigolf-skills', 7, 'Tips & Strategy'],
  ['minigolf-vs-golf', 6, null],
  ['bring-own-putter-minigolf', 4, 'Equipment & Tips'],
  ['history-of-minigolf', 8, 'History & Culture'],
  ['stuck-ball-minigolf', 5, null],
  ['minigolf-types-explained', 5, null],
  ['minigolf-etiquette', 6, 'Rules & Etiquette'],
  ['minigolf-date-night', 5, 'Fun & Social'],
]

test.each(TABLE)('%s: %s min, %s', (slug, readTime, label) => {
  const article = findArticle(slug)
  expect(article).toBeDefined()
  if (readTime !== null) expect(article?.readTime).toBe(readTime)
  if (label !== null) expect(article?.label ?? article?.category).toBe(label)
})

test('all articles may be shared but one', () => {
  const kept = TABLE.filter(([slug]) => !findArticle(slug)?.share).map(([slug]) => slug)
  expect(kept).toEqual(['win-without-hole-in-one-minigolf'])
})
