import { classes } from '~/ui/classes'
import button from '~/ui/Button.module.css'
import css from './CookieBanner.module.css'

/** Asks once; the style sheet hides it where the document is marked as answered. */
export function CookieBanner() {
  return (
    <section aria-label="Cookie consent" className={css.banner}>
      <p className={css.words}>
        This app uses cookies to improve your experience.{' '}
        <a className={css.more} href="/privacy" rel="nofollow">
          Learn more
        </a>
      </p>
      <div className={css.buttons}>
        <button
          type="button"
          className={classes(button.button, button.second)}
          data-action="open-privacy-settings"
        >
          Customize
        </button>
        <button
          type="button"
          className={classes(button.button, button.main, css.accept)}
          data-action="accept-all"
        >
          Accept All
        </button>
      </div>
    </section>
  )
}
