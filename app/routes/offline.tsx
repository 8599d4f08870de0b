import type { MetaFunction } from '@remix-run/node'
import { ErrorPage, OFFLINE } from '~/site/ErrorPage'
import { errorMetadata } from '~/site/metadata'

export const meta: MetaFunction = () => errorMetadata(OFFLINE.title)

export default function OfflineRoute() {
  return <ErrorPage {...OFFLINE} />
}
