import type { ReactNode } from 'react'
import type { ContentPage } from '~/content/readContent'
import { LaneBand } from './LaneBand'
import { Page } from './Page'
import css from './ReadingPage.module.css'

/** A page of words: about, terms, privacy, imprint. */
export function ReadingPage({
  page,
  children,
}: {
  page: ContentPage
  children: ReactNode
}) {
  return (
    <Page>
      <LaneBand>
        <h1>{page.title}</h1>
      </LaneBand>
      <div className={css.words}>{children}</div>
    </Page>
  )
}
