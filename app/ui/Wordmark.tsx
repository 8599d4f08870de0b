import wordmark from './wordmark.svg?raw'
import css from './Wordmark.module.css'
import { classes } from './classes'

/** The product's name as it is drawn; its ink follows the color scheme. Say the name beside it. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={classes(css.wordmark, className)}
      dangerouslySetInnerHTML={{ __html: wordmark }}
    />
  )
}
