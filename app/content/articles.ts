import { articles } from 'virtual:content'
import type { Category } from './categories'
import type { Article } from './readContent'

export { articles, type Article }

const bySlug = new Map(articles.map((article) => [article.slug, article]))

/** Takes the last word of an address, returns its article; undefined for any other word. */
export const findArticle = (slug: string | undefined): Article | undefined =>
  slug === undefined ? undefined : bySlug.get(slug)

/** Takes a category or null for all, returns its articles, the newest first. */
export const articlesIn = (category: Category | null): readonly Article[] =>
  category ? articles.filter((article) => article.category === category) : articles

/** Takes an article, returns others to read next: of its category first, then the newest. */
export function readNext(article: Article, count: number): readonly Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const akin = others.filter(({ category }) => category === article.category)
  return [...new Set([...akin, ...others])].slice(0, count)
}
