import { ArrowRight } from 'lucide-react'
import { SITE } from '~/site'
import { Page } from '~/site/Page'
import { ButtonLink } from '~/ui/ButtonLink'
import { Scene } from '~/ui/Scene'
import phoneScene from '~/ui/scenes/home-phone.svg?raw'
import wideScene from '~/ui/scenes/home-wide.svg?raw'
import { Wordmark } from '~/ui/Wordmark'
import { Features } from './Features'
import css from './Home.module.css'
import { InstallCard } from './InstallCard'
import { Stories } from './Stories'

/** The hero is drawn by the server alone; the sections below come alive when they come near. */
export function Home() {
  return (
    <Page header={false}>
      <div className={css.hero}>
        <Scene svg={phoneScene} className={css.phone} />
        <Scene svg={wideScene} className={css.wide} />
        <div className={css.words}>
          <h1>
            <Wordmark className={css.wordmark} />
            <span className="visually-hidden">{SITE.name}</span>
          </h1>
          <p className={css.tagline}>{SITE.tagline}</p>
          <ButtonLink
            href="/game"
            kind="main"
            className={css.play}
            icon={<ArrowRight aria-hidden size={22} strokeWidth={2.4} />}
          >
            <span className={css.start}>Start playing now</span>
            <span className={css.continue}>Continue Game</span>
          </ButtonLink>
          <p className={css.promise}>{SITE.promise}</p>
        </div>
      </div>
      <InstallCard />
      <div data-lazy="features">
        <Features />
      </div>
      <div data-lazy="stories">
        <Stories />
      </div>
    </Page>
  )
}
