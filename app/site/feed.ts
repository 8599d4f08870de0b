import { articles, type Article } from '~/content/articles'
import { SITE } from '~/site'
import { xml } from './xml'

/** Takes the site's address, returns its articles as an Atom feed, the newest first. */
export function feed(site: string): string {
  const updated = articles.reduce(
    (day, one) => (one.updated > day ? one.updated : day),
    '',
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    xml`<title>${`${SITE.name}: ${SITE.blog.title}`}</title>`,
    xml`<subtitle>${SITE.blog.subtitle}</subtitle>`,
    xml`<id>${`${site}/blog`}</id>`,
    xml`<link rel="self" type="application/atom+xml" href="${`${site}/feed.xml`}"/>`,
    xml`<link rel="alternate" type="text/html" href="${`${site}/blog`}"/>`,
    xml`<updated>${moment(updated)}</updated>`,
    xml`<author><name>${SITE.name}</name><uri>${`${site}/`}</uri></author>`,
    ...articles.map((article) => entry(site, article)),
    '</feed>\n',
  ].join('\n')
}

function entry(site: string, article: Article): string {
  const address = `${site}/blog/${article.slug}`
  return [
    '<entry>',
    xml`<title>${article.title}</title>`,
    xml`<id>${address}</id>`,
    xml`<link rel="alternate" type="text/html" href="${address}"/>`,
    xml`<published>${moment(article.published)}</published>`,
    xml`<updated>${moment(article.updated)}</updated>`,
    xml`<category term="${article.category}"/>`,
    xml`<summary>${article.description}</summary>`,
    '</entry>',
  ].join('\n')
}

const moment = (day: string) => `${day}T00:00:00Z`
