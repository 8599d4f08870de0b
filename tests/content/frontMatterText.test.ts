import { describe, expect, test } from 'vitest'
import { ContentError } from '~/content/frontMatter'
import { readFrontMatter } from '~/content/frontMatterText'

const FILE = 'content/articles/some-article.mdx'
const between = (yaml: string) => `---\n${yaml}\n---\n\nThe body.\n`

test.each([
  ['its fields', between('title: Seven\nreadTime: 4'), { title: 'Seven', readTime: 4 }],
  ['lines of another system', '---\r\ntitle: Seven\r\n---\r\n', { title: 'Seven' }],
  ['days as they stand', between('published: 2026-04-02'), { published: '2026-04-02' }],
  ['nothing where there are no fields', 'title: Seven\n', undefined],
  ['nothing where they do not end', '---\ntitle: Seven\n', undefined],
])('the text of a file holds %s', (_, text, fields) => {
  expect(readFrontMatter(FILE, text)).toEqual(fields)
})

describe('what is no YAML is told in one line', () => {
  test.each([
    ['a quote that does not end', 'title: "Seven'],
    ['a field twice', 'title: Seven\ntitle: Eight'],
    ['two documents', 'title: Seven\n--- \ntitle: Eight'],
    ['an anchor that is not there', 'title: *seven'],
    ['a type of its own', 'title: !seven 7'],
    ['a list for a name', '? [a, b]\n: Seven'],
    [
      'too many copies',
      `a: &a [x]\n${'b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n'.repeat(1)}c: &c [${Array(200).fill('*b').join()}]`,
    ],
    ['a nest without end', '['.repeat(2_000)],
  ])('%s', (_, yaml) => {
    let fault: unknown
    try {
      readFrontMatter(FILE, between(yaml))
    } catch (error) {
      fault = error
    }
    expect(fault).toBeInstanceOf(ContentError)
    expect((fault as ContentError).message).toMatch(
      /^content\/articles\/some-article\.mdx: front matter: expected YAML \(.+\)$/,
    )
  })
})
