import { classes } from './classes'
import css from './Ball.module.css'

/** A player's ball: color number 1 to 10. Decoration beside a name, never instead of it. */
export function Ball({
  color,
  className,
}: {
  color: number
  className?: string | undefined
}) {
  return <span aria-hidden className={classes(css.ball, `player-${color}`, className)} />
}
