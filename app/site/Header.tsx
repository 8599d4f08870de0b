import { SITE } from '~/site'
import { ButtonLink } from '~/ui/ButtonLink'
import { Wordmark } from '~/ui/Wordmark'
import css from './Header.module.css'

export function Header() {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <a href="/" className={css.home}>
          <Wordmark className={css.wordmark} />
          <span className="visually-hidden">{SITE.name} home</span>
        </a>
        <ButtonLink href="/game" kind="small">
          Play now
        </ButtonLink>
      </div>
    </header>
  )
}
