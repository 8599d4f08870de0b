import { MANIFEST } from '~/site/manifest'

export const loader = () =>
  Response.json(MANIFEST, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
