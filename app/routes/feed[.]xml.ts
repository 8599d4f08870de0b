import { siteUrl } from '~/site/environment.server'
import { feed } from '~/site/feed'

export const loader = () =>
  new Response(feed(siteUrl()), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
