import type { ReactNode } from 'react'
import { classes } from '~/ui/classes'
import css from './BottomBar.module.css'

interface Props {
  readonly children: ReactNode
  readonly hint?: string
  /** The main button above, the other below it. */
  readonly stacked?: boolean
  readonly hintId?: string
}

/** The buttons that lead on, always within the thumb's reach. */
export function BottomBar({ children, hint, hintId, stacked = false }: Props) {
  return (
    <div className={css.bar}>
      <p id={hintId} className={css.hint} dir="auto">
        {hint}
      </p>
      <div className={classes(css.buttons, stacked && css.stacked)}>{children}</div>
    </div>
  )
}
