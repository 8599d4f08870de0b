import type { MetaFunction } from '@remix-run/node'
import { SITE } from '~/site'

export const meta: MetaFunction = () => [{ title: SITE.name }]

export default function HomeRoute() {
  return (
    <main id="main">
      <h1>{SITE.name}</h1>
      <p>{SITE.tagline}</p>
      <a href="/game">Start playing now</a>
    </main>
  )
}
