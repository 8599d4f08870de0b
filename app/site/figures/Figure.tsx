import type { ReactNode } from 'react'
import css from './Figure.module.css'

interface Props {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string
  readonly caption: ReactNode
  readonly viewBox: string
  readonly children: ReactNode
}

/** A drawing of our own with its caption; 340 units wide, so that its words are as large as the text's. */
export function Figure({ label, caption, viewBox, children }: Props) {
  return (
    <figure className={css.figure}>
      <svg role="img" aria-label={label} className={css.drawing} viewBox={viewBox}>
        {children}
      </svg>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  )
}
