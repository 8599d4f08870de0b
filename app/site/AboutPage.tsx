import { PAGE_BODIES } from '~/content/pageBodies'
import { contentPage } from '~/content/pages'
import type { People } from './environment.server'
import { LastFlight } from './figures/LastFlight'
import { PlayLink } from './PlayLink'
import { PROSE } from './prose/prose'
import { ReadingPage } from './ReadingPage'

export function AboutPage({ creator, designer }: People) {
  const Body = PAGE_BODIES.about
  return (
    <ReadingPage page={contentPage('about')}>
      <Body
        components={{
          ...PROSE,
          LastFlight,
          Creator: () => <Person {...creator} />,
          Designer: () => <Person {...designer} />,
        }}
      />
      <PlayLink>Start Playing Now</PlayLink>
    </ReadingPage>
  )
}

function Person({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} rel="noopener">
      {name}
    </a>
  )
}
