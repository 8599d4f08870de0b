import { useLoaderData } from '@remix-run/react'
import { contentPage } from '~/content/pages'
import { provider, siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { ImprintPage } from '~/site/ImprintPage'
import { contentMetadata } from '~/site/metadata'

export const loader = () => ({
  provider: provider(),
  head: contentMetadata(siteUrl(), contentPage('imprint')),
})

export const meta = headFromLoader

export default function ImprintRoute() {
  return <ImprintPage {...useLoaderData<typeof loader>().provider} />
}
