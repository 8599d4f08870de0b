import { expect, test } from 'vitest'
import { articles, articlesIn, findArticle, readNext } from '~/content/articles'
import { bodyOf } from '~/content/bodies'
import { CATEGORIES, categoryOf, categorySlug } from '~/content/categories'
import { ADDRESSES } from '~/site/addresses'
import { feed } from '~/site/feed'
import { sitemap } from '~/site/sitemap'
import { articleFiles, paragraphsOf, wordsOf } from './articleFiles'

const SITE = 'https://puttogether.example'
const WORDS_A_MINUTE = 200
const slugs = articleFiles.map(({ slug }) => slug).sort()
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1])

test('every file is in the list, the sitemap and the feed, and nothing else is', () => {
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs)
  const listed = matches(sitemap(SITE), /<loc>.*\/blog\/([^<]+)<\/loc>/g)
  expect(listed.sort()).toEqual(slugs)
  const fed = matches(feed(SITE), /<entry>\n.*\n<id>.*\/blog\/([^<]+)<\/id>/g)
  expect(fed.sort()).toEqual(slugs)
})

test('the sitemap has the 24 articles and the seven other pages', () => {
  expect(articles).toHaveLength(24)
  expect(ADDRESSES).toHaveLength(31)
  expect(sitemap(SITE)).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
})

test('a slug is found as it stands, and hostile ones are not', () => {
  for (const slug of slugs) expect(findArticle(slug)?.slug).toBe(slug)
  for (const slug of ['__proto__', 'constructor', 'toString', '\0', '../about', ''])
    expect(findArticle(slug)).toBeUndefined()
})

test('the newest comes first', () => {
  const days = articles.map(({ published }) => published)
  expect(days).toEqual([...days].sort().reverse())
})

test('every category is in use and has a word of its own in addresses', () => {
  for (const category of CATEGORIES) {
    expect(articlesIn(category).length).toBeGreaterThan(0)
    expect(categoryOf(categorySlug(category))).toBe(category)
  }
  expect(categoryOf('__proto__')).toBeNull()
})

test('what to read next is never the same article', () => {
  for (const article of articles) {
    const next = readNext(article, 3)
    expect(new Set(next).size).toBe(3)
    expect(next).not.toContain(article)
  }
})

test.each(articleFiles)('$slug takes as long to read as it says', ({ slug, body }) => {
  const minutes = wordsOf(body).length / WORDS_A_MINUTE
  const { readTime } = findArticle(slug) ?? { readTime: 0 }
  expect(minutes).toBeGreaterThan(readTime - 0.5)
  expect(minutes).toBeLessThan(readTime + 0.5)
})

test('no paragraph stands twice', () => {
  const paragraphs = articleFiles.flatMap(({ body }) => paragraphsOf(body))
  const twice = paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)
  expect(twice).toEqual([])
})

test('every link inside the site leads somewhere', () => {
  const pages = new Set(ADDRESSES.map(({ path }) => path))
  const links = articleFiles.flatMap(({ slug, body }) =>
    matches(body, /\]\(([^)]*)\)/g).map((href) => ({ slug, href })),
  )
  expect(links.filter(({ href }) => !pages.has(href ?? ''))).toEqual([])
  expect(links.length).toBeGreaterThan(48)
})

test('every article has words', () => {
  for (const article of articles) expect(bodyOf(article)).toBeDefined()
})
