import type { ReactNode } from 'react'
import css from './BottomBar.module.css'

interface Props {
  readonly children: ReactNode
  readonly hint?: string
  readonly hintId?: string
}

/** The buttons that lead on, always within the thumb's reach. */
export function BottomBar({ children, hint, hintId }: Props) {
  return (
    <div className={css.bar}>
      <p id={hintId} className={css.hint} dir="auto">
        {hint}
      </p>
      <div className={css.buttons}>{children}</div>
    </div>
  )
}
