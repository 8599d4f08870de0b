import type { AnchorHTMLAttributes, ReactNode } from 'react'
import css from './Button.module.css'
import { classes } from './classes'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly kind?: 'main' | 'small' | 'second' | 'quiet'
  /** Rides in the ball at the end of a main link, stands before the words of the others. */
  readonly icon?: ReactNode
}

/** A link that looks like a button, for what is a step to another page. */
export function ButtonLink({
  kind = 'second',
  icon,
  children,
  className,
  ...rest
}: Props) {
  return (
    <a className={classes(css.button, css[kind], className)} {...rest}>
      {kind !== 'main' && icon}
      <span className={css.label}>{children}</span>
      {kind === 'main' && icon && <span className={css.ball}>{icon}</span>}
    </a>
  )
}
