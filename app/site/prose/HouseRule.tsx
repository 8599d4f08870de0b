import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './Callout.module.css'

/** A rule of this app, set apart from what courses and federations say. */
export function HouseRule({ children }: { children: ReactNode }) {
  return (
    <aside className={css.rule} aria-label="House rule of this app">
      <p className={css.name}>
        <Flag aria-hidden size={18} strokeWidth={2.6} />
        House rule of this app
      </p>
      <p>{children}</p>
    </aside>
  )
}
