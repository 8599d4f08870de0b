import type { ReactNode } from 'react'
import { classes } from '~/ui/classes'
import css from './ScreenFrame.module.css'

interface Props {
  readonly children: ReactNode
  /** What stays within the thumb's reach while the rest scrolls. */
  readonly bar: ReactNode
  /** Lays out what scrolls. */
  readonly className?: string | undefined
}

/** A screen of the game: what scrolls, and below it the bar, which covers nothing. */
export function ScreenFrame({ children, bar, className }: Props) {
  return (
    <>
      <div className={css.scroller} data-scrolls>
        <div className={classes(css.content, className)}>{children}</div>
      </div>
      {bar}
    </>
  )
}

/** Back to the top, where a new screen begins. */
export function scrollToTop(): void {
  document.querySelector('[data-scrolls]')?.scrollTo(0, 0)
}
