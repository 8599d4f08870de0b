import type { MDXContent } from 'mdx/types'
import { lazy, type LazyExoticComponent } from 'react'
import type { Article } from './readContent'

type Body = LazyExoticComponent<MDXContent>

const files = import.meta.glob<{ default: MDXContent }>('/content/articles/*.mdx')

const bodies = new Map<string, Body>(
  Object.entries(files).map(([path, load]) => [path, lazy(load)]),
)

/** Takes an article, returns its words, which come from a chunk of their own. */
export function bodyOf({ slug }: Article): Body {
  const body = bodies.get(`/content/articles/${slug}.mdx`)
  if (!body) throw new Error(`content/articles/${slug}.mdx: expected a file`)
  return body
}
