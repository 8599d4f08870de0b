import { PAGE_BODIES } from '~/content/pageBodies'
import { contentPage } from '~/content/pages'
import { PROSE } from './prose/prose'
import { ReadingPage } from './ReadingPage'

export function TermsPage() {
  const Body = PAGE_BODIES.terms
  return (
    <ReadingPage page={contentPage('terms')}>
      <Body components={PROSE} />
    </ReadingPage>
  )
}
