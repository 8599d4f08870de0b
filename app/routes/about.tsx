import { useLoaderData } from '@remix-run/react'
import { contentPage } from '~/content/pages'
import { AboutPage } from '~/site/AboutPage'
import { people, siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { contentMetadata } from '~/site/metadata'

export const loader = () => ({
  people: people(),
  head: contentMetadata(siteUrl(), contentPage('about')),
})

export const meta = headFromLoader

export default function AboutRoute() {
  return <AboutPage {...useLoaderData<typeof loader>().people} />
}
