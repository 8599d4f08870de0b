import type { MetaDescriptor } from '@remix-run/node'
import { articles, type Article } from '~/content/articles'
import type { ContentPage } from '~/content/readContent'
import { SITE } from '~/site'
import { articleData, trailData, webApplicationData } from './structuredData'

interface PageFacts {
  readonly title: string
  readonly description: string
  /** The page's path, as it stands in its canonical address. */
  readonly path: string
  /** The file name of its social picture, without the ending. */
  readonly picture: string
  readonly type?: 'website' | 'article'
}

/** Takes the site's address and a page's facts, returns what its head says of it. */
export function pageMetadata(site: string, page: PageFacts): MetaDescriptor[] {
  const { title, description, path, picture, type = 'website' } = page
  const address = `${site}${path}`
  const image = `${site}/social/${picture}.png`
  return [
    { title: title.includes(SITE.name) ? title : `${title} – ${SITE.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'index,follow' },
    { name: 'author', content: SITE.name },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: SITE.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${SITE.name}: ${title}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
}

export const homeMetadata = (site: string): MetaDescriptor[] => [
  ...pageMetadata(site, {
    title: `${SITE.name}: free mini golf scorecard for groups`,
    description:
      'Free mini golf scorecard for your phone: add your group, tap the strokes, reveal the standings at halfway and share the card. No install, no signup.',
    path: '/',
    picture: 'home',
  }),
  {
    name: 'keywords',
    content:
      'mini golf scorecard, minigolf score app, mini golf score tracker, putt putt scorecard, crazy golf scores',
  },
  { 'script:ld+json': webApplicationData(site) },
]

export const gameMetadata = (site: string): MetaDescriptor[] =>
  pageMetadata(site, { ...SITE.game, path: '/game', picture: 'game' })

export const blogMetadata = (site: string): MetaDescriptor[] => [
  ...pageMetadata(site, {
    title: SITE.blog.title,
    description: `Mini golf rules, scoring, etiquette, equipment, history and tips: ${articles.length} short articles that settle the debate before the next group reaches the tee.`,
    path: '/blog',
    picture: 'blog',
  }),
  { 'script:ld+json': trailData(site, [['Blog', '/blog']]) },
]

export const articleMetadata = (site: string, article: Article): MetaDescriptor[] => [
  ...pageMetadata(site, {
    title: article.title,
    description: article.description,
    path: `/blog/${article.slug}`,
    picture: article.slug,
    type: 'article',
  }),
  { property: 'article:published_time', content: article.published },
  { property: 'article:modified_time', content: article.updated },
  { property: 'article:section', content: article.category },
  { 'script:ld+json': articleData(site, article) },
  {
    'script:ld+json': trailData(site, [
      ['Blog', '/blog'],
      [article.title, `/blog/${article.slug}`],
    ]),
  },
]

/** What the head of a page says that is not there or has failed. */
export const errorMetadata = (title: string): MetaDescriptor[] => [
  { title: `${title} – ${SITE.name}` },
  { name: 'robots', content: 'noindex' },
]

export const contentMetadata = (site: string, page: ContentPage): MetaDescriptor[] =>
  pageMetadata(site, { ...page, path: `/${page.slug}`, picture: 'home' })
