import type { MetaDescriptor } from '@remix-run/node'
import { expect, test } from 'vitest'
import { articles } from '~/content/articles'
import { contentPage } from '~/content/pages'
import {
  articleMetadata,
  blogMetadata,
  contentMetadata,
  gameMetadata,
  homeMetadata,
} from '~/site/metadata'

const SITE = 'https://puttogether.example'
const heads: [string, MetaDescriptor[]][] = [
  ['/', homeMetadata(SITE)],
  ['/game', gameMetadata(SITE)],
  ['/blog', blogMetadata(SITE)],
  ...(['about', 'terms', 'privacy', 'imprint'] as const).map(
    (slug): [string, MetaDescriptor[]] => [
      `/${slug}`,
      contentMetadata(SITE, contentPage(slug)),
    ],
  ),
  ...articles.map((article): [string, MetaDescriptor[]] => [
    `/blog/${article.slug}`,
    articleMetadata(SITE, article),
  ]),
]
const content = (head: MetaDescriptor[], key: 'name' | 'property', name: string) => {
  const found = head.find((one) => key in one && Object.entries(one)[0]?.[1] === name)
  return found && 'content' in found ? String(found.content) : undefined
}

test.each(heads)('%s says what it is', (path, head) => {
  const description = content(head, 'name', 'description') ?? ''
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: SITE + path })
  expect(content(head, 'name', 'robots')).toBe('index,follow')
  expect(content(head, 'property', 'og:url')).toBe(SITE + path)
  expect(content(head, 'property', 'og:image')).toMatch(/\/social\/[\w-]+\.png$/)
  expect(content(head, 'name', 'twitter:card')).toBe('summary_large_image')
  expect(content(head, 'name', 'author')).toBeTruthy()
})

test('no two pages share a title or a description', () => {
  const titles = heads.map(([, head]) => head.find((one) => 'title' in one))
  const descriptions = heads.map(([, head]) => content(head, 'name', 'description'))
  expect(new Set(titles.map((one) => JSON.stringify(one))).size).toBe(heads.length)
  expect(new Set(descriptions).size).toBe(heads.length)
})
