import { HtmlValidate } from 'html-validate'
import { articleFiles } from '../content/articleFiles'
import { expect, test } from './fixtures'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // The files are the site's own, from the same server as the page.
  rules: { 'require-sri': 'off' },
})

const PAGES = ['/', '/game', '/blog', '/blog?category=fun-social', '/about', '/terms']
const MORE = ['/privacy', '/imprint', '/nowhere']
const ARTICLES = articleFiles.map(({ slug }) => `/blog/${slug}`)

test('a validator finds nothing on any page', async ({ request }) => {
  const faults: string[] = []
  for (const path of [...PAGES, ...MORE, ...ARTICLES]) {
    const html = await (await request.get(path)).text()
    expect(html, `${path} carries no style attribute`).not.toMatch(/<[^>]+ style=/)
    const report = await validator.validateString(html, path)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(faults).toEqual([])
})

test('the canonical address is the configured one, whatever the request says', async ({
  request,
}) => {
  const answer = await request.get('/blog', {
    headers: { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' },
  })
  const html = await answer.text()
  expect(html).toContain('<link rel="canonical" href="https://puttogether.example/blog"')
  expect(html).not.toContain('evil.example')
})

test('every address of the sitemap answers, and its social picture too', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  )
  expect(paths).toHaveLength(31)
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const picture = /og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], picture).toBe('image/png')
    const pixels = (await answer.body()).subarray(16, 24)
    expect([pixels.readUInt32BE(0), pixels.readUInt32BE(4)]).toEqual([1200, 630])
  }
})

test('every link inside the site answers', async ({ request }) => {
  const links = new Set<string>()
  for (const path of [...PAGES, ...MORE, ...ARTICLES]) {
    const html = await (await request.get(path)).text()
    for (const [, href] of html.matchAll(/ (?:href|src|action)="(\/[^"#]*)/g))
      links.add((href ?? '').replaceAll('&amp;', '&'))
  }
  const dead: string[] = []
  for (const link of links) if (!(await request.get(link)).ok()) dead.push(link)
  expect(dead).toEqual([])
})

test('an article describes itself to machines', async ({ page }) => {
  await page.goto('/blog/seven-strokes-minigolf')
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((one) => JSON.parse(one.textContent ?? '') as { '@type': string }),
    )
  expect(data.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList'])
  await expect(page).toHaveTitle('What Does a 7 on a Mini Golf Card Mean? – Puttogether')
})
