import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import css from './Page.module.css'

/** What stands around every page but /game: the header, the words, the footer. */
export function Page({
  header = true,
  children,
}: {
  header?: boolean
  children: ReactNode
}) {
  return (
    <div className={css.page}>
      {header && <Header />}
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
