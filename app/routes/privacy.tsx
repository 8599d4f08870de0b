import { useLoaderData } from '@remix-run/react'
import { contentPage } from '~/content/pages'
import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { contentMetadata } from '~/site/metadata'
import { PrivacyPage } from '~/site/PrivacyPage'

export const loader = () => ({
  today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  head: contentMetadata(siteUrl(), contentPage('privacy')),
})

/** Tells the server that keeps this page to render it anew each day. */
export const headers = () => ({ 'X-Page-Date': 'day' })

export const meta = headFromLoader

export default function PrivacyRoute() {
  return <PrivacyPage today={useLoaderData<typeof loader>().today} />
}
