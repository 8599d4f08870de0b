import { classes } from './classes'
import css from './Scene.module.css'

/** A drawn scene of our own, inline so that it follows the color scheme. Decoration only. */
export function Scene({
  svg,
  className,
}: {
  svg: string
  className?: string | undefined
}) {
  return (
    <div
      aria-hidden
      className={classes(css.scene, className)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
