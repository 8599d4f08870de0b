import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon'
import css from './Callout.module.css'

/** A rule of this app, set apart from what courses and federations say. */
export function HouseRule({ children }: { children: ReactNode }) {
  return (
    <aside className={css.rule} aria-label="House rule of this app">
      <p className={css.name}>
        <Icon of={Flag} size={18} />
        House rule of this app
      </p>
      <p>{children}</p>
    </aside>
  )
}
