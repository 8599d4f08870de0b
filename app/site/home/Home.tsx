import { ArrowRight } from 'lucide-react'
import { SITE } from '~/site'
import { Page } from '~/site/Page'
import { ButtonLink } from '~/ui/ButtonLink'
import { Icon } from '~/ui/Icon'
import { Wordmark } from '~/ui/Wordmark'
import { Features } from './Features'
import css from './Home.module.css'
import { InstallCard } from './InstallCard'
import { Stories } from './Stories'

/** Also in `Home.module.css`: where the words stand on the scene. */
const WIDE = '(min-width: 700px)'

const SCENES = { phone: '/images/home-phone.svg', wide: '/images/home-wide.svg' } as const

/** The two pictures of the hero, of which a screen asks for the one that it shows. */
export const HERO_PRELOADS = [
  { rel: 'preload', as: 'image', href: SCENES.phone, media: `not all and ${WIDE}` },
  { rel: 'preload', as: 'image', href: SCENES.wide, media: WIDE },
] as const

/** The hero is drawn by the server alone; the sections below come alive when they come near. */
export function Home() {
  return (
    <Page header={false}>
      <div className={css.hero}>
        <picture className={css.scene}>
          <source media={WIDE} srcSet={SCENES.wide} />
          <img src={SCENES.phone} alt="" />
        </picture>
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
            icon={<Icon of={ArrowRight} />}
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
