import type { ReactNode } from 'react'
import css from './Table.module.css'

/** A table that scrolls inside its own frame where the page is too narrow for it. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={css.frame} role="region" aria-label="Table" tabIndex={0}>
      <table className={css.table}>{children}</table>
    </div>
  )
}
