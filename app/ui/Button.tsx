import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'
import css from './Button.module.css'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'main' | 'second' | 'felt' | 'quiet' | 'icon'
  /** Rides in the ball at the end of a main button, stands before the words of the others. */
  readonly icon?: ReactNode
}

export function Button({ kind = 'second', icon, children, className, ...rest }: Props) {
  return (
    <button type="button" className={classes(css.button, css[kind], className)} {...rest}>
      {kind !== 'main' && icon}
      {children && <span className={css.label}>{children}</span>}
      {kind === 'main' && icon && <span className={css.ball}>{icon}</span>}
    </button>
  )
}
