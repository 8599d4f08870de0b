import { ADDRESSES } from './addresses'
import { xml } from './xml'

/** Takes the site's address, returns its sitemap. */
export function sitemap(site: string): string {
  const urls = ADDRESSES.map(
    ({ path, updated }) =>
      xml`<url><loc>${site + path}</loc>` +
      (updated ? xml`<lastmod>${updated}</lastmod>` : '') +
      '</url>',
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** Takes the site's address, returns what crawlers may visit: everything. */
export const robots = (site: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`
