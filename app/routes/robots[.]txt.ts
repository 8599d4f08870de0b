import { siteUrl } from '~/site/environment.server'
import { robots } from '~/site/sitemap'

export const loader = () =>
  new Response(robots(siteUrl()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
