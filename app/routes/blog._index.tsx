import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { categoryOf } from '~/content/categories'
import { BlogPage } from '~/site/BlogPage'
import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { blogMetadata } from '~/site/metadata'

export const loader = ({ request }: LoaderFunctionArgs) => ({
  category: categoryOf(new URL(request.url).searchParams.get('category')),
  head: blogMetadata(siteUrl()),
})

export const meta = headFromLoader

export default function BlogRoute() {
  const { category } = useLoaderData<typeof loader>()
  return <BlogPage category={category} />
}
