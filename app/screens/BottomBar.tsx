import type { ReactNode } from 'react'
import { classes } from '~/ui/classes'
import css from './BottomBar.module.css'

interface Props {
  readonly children: ReactNode
  readonly hint?: ReactNode
  readonly hintId?: string
  /** `apart` puts one under each thumb of two hands, `stacked` the main one above the other on a phone. */
  readonly layout?: 'together' | 'apart' | 'stacked'
}

/** The buttons that lead on, always within the thumb's reach. */
export function BottomBar({ children, hint, hintId, layout = 'together' }: Props) {
  return (
    <div className={css.bar}>
      <p id={hintId} className={css.hint}>
        {hint}
      </p>
      <div className={classes(css.buttons, css[layout])}>{children}</div>
    </div>
  )
}
