import { siteUrl } from '~/site/environment.server'
import { sitemap } from '~/site/sitemap'

export const loader = () =>
  new Response(sitemap(siteUrl()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
