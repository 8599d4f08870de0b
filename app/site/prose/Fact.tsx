import type { ReactNode } from 'react'
import css from './Callout.module.css'

/** A number worth remembering, with what it stands for. */
export function Fact({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <figure className={css.fact}>
      <span className={css.figure}>{figure}</span>
      <figcaption>{children}</figcaption>
    </figure>
  )
}
