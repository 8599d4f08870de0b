import type { ReactNode } from 'react'
import css from './Table.module.css'

/** What scrolls must be reachable by keyboard, and says what it is. */
const SCROLLABLE = { role: 'group', 'aria-label': 'Table', tabIndex: 0 }

/** A table that scrolls inside its own frame where the page is too narrow for it. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={css.frame} {...SCROLLABLE}>
      <table className={css.table}>{children}</table>
    </div>
  )
}
