import { pages } from 'virtual:content'
import type { ContentPage } from './readContent'

export type PageSlug = 'about' | 'terms' | 'privacy' | 'imprint'

/** Takes a page's name, returns its title and description; throws when its file is missing. */
export function contentPage(slug: PageSlug): ContentPage {
  const page = pages.find((one) => one.slug === slug)
  if (!page) throw new Error(`content/pages/${slug}.mdx: expected a file`)
  return page
}
