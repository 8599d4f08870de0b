import { SITE } from '~/site'
import { Wordmark } from '~/ui/Wordmark'
import css from './Footer.module.css'

const LINKS = [
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
  ['Imprint', '/imprint'],
] as const

/** Its button's script is fetched when the footer comes near; without script it leads to the same help. */
export function Footer() {
  return (
    <footer className={css.footer} data-lazy="footer">
      <div className={css.inner}>
        <a href="/" className={css.home}>
          <Wordmark className={css.wordmark} />
          <span className="visually-hidden">{SITE.name}</span>
        </a>
        <nav aria-label="Footer" className={css.links}>
          {LINKS.map(([name, href]) => (
            <a key={href} href={href} className={css.link}>
              {name}
            </a>
          ))}
          <form action="/about#keep-it-on-your-home-screen" className={css.app}>
            <button type="submit" className={css.link} data-action="install-help">
              App
            </button>
          </form>
        </nav>
        <p className={css.place}>Made in Berlin</p>
      </div>
    </footer>
  )
}
