const KB = 1_024
const DOCUMENT = 14 * KB

/** Pages with the most compressed script they may ask for. */
const PAGES = [
  ['/', 95 * KB],
  ['/game', 110 * KB],
  ['/blog', 5 * KB],
  ['article', 5 * KB],
  ['/about', 5 * KB],
]

/** Compressed bytes of each page: the document with its headers, and the scripts that it names. */
export async function weighPages(address) {
  const rows = []
  for (const [name, scriptBudget] of PAGES) {
    const path = name === 'article' ? await longestArticle(address) : name
    const page = path && (await weigh(address + path))
    if (!page?.ok) continue
    const scripts = page.text.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)
    const names = new Set([...scripts].map(([, script]) => script))
    const weights = await Promise.all([...names].map((script) => weigh(address + script)))
    const script = weights.reduce((sum, { bytes }) => sum + bytes, 0)
    rows.push([`${path} document`, page.bytes + page.headers, DOCUMENT])
    rows.push([`${path} script`, script, scriptBudget])
  }
  return rows
}

async function longestArticle(address) {
  const sitemap = await weigh(`${address}/sitemap.xml`)
  const paths = [...sitemap.text.matchAll(/<loc>[^<]*?(\/blog\/[\w-]+)<\/loc>/g)]
  const articles = await Promise.all(
    paths.map(async ([, path]) => ({ path, bytes: (await weigh(address + path)).bytes })),
  )
  return articles.sort((one, other) => other.bytes - one.bytes)[0]?.path
}

async function weigh(url) {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const text = await response.text()
  return {
    ok: response.ok,
    text,
    bytes: Number(response.headers.get('Content-Length')),
    headers: [...response.headers].reduce(
      (sum, pair) => sum + pair.join(': ').length + 2,
      0,
    ),
  }
}
