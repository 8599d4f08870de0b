import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findArticle } from '~/content/articles'
import { ArticlePage } from '~/site/article/ArticlePage'
import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { articleMetadata } from '~/site/metadata'

export function loader({ params }: LoaderFunctionArgs) {
  const article = findArticle(params.slug)
  if (!article) throw new Response('Not Found', { status: 404 })
  return { article, head: articleMetadata(siteUrl(), article) }
}

export const meta = headFromLoader

export default function ArticleRoute() {
  const { article } = useLoaderData<typeof loader>()
  return <ArticlePage article={article} />
}
