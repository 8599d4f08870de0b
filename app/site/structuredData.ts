import type { Article } from '~/content/articles'
import { SITE } from '~/site'

const maker = (site: string) => ({
  '@type': 'Organization',
  name: SITE.name,
  url: `${site}/`,
  logo: `${site}/icon.svg`,
})

export const webApplicationData = (site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: SITE.name,
  description: SITE.tagline,
  url: `${site}/`,
  image: `${site}/social/home.png`,
  applicationCategory: 'SportsApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: 'en',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  publisher: maker(site),
})

export const articleData = (site: string, article: Article) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  alternativeHeadline: article.subtitle,
  description: article.description,
  image: `${site}/social/${article.slug}.png`,
  datePublished: article.published,
  dateModified: article.updated,
  articleSection: article.category,
  timeRequired: `PT${article.readTime}M`,
  inLanguage: 'en',
  isAccessibleForFree: true,
  mainEntityOfPage: `${site}/blog/${article.slug}`,
  author: maker(site),
  publisher: maker(site),
})

/** Takes the site's address and the steps below home, each a name and a path. */
export const trailData = (
  site: string,
  steps: readonly (readonly [string, string])[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
})
