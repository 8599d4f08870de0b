import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '~/ui/ButtonLink'
import { Scene } from '~/ui/Scene'
import lost from '~/ui/scenes/lost.svg?raw'
import css from './ErrorPage.module.css'
import { Page } from './Page'
import { PlayLink } from './PlayLink'

interface Props {
  readonly title: string
  readonly words: string
}

/** A page that is not there, or has failed: a ball in the pond, a way home and one to the game. */
export function ErrorPage({ title, words }: Props) {
  return (
    <Page>
      <div className={css.error}>
        <Scene svg={lost} className={css.scene} />
        <div className={css.words}>
          <h1>{title}</h1>
          <p>{words}</p>
          <PlayLink>Start playing now</PlayLink>
          <ButtonLink
            href="/"
            icon={<ArrowLeft aria-hidden size={22} strokeWidth={2.4} />}
          >
            Back to the first tee
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}

export const NOT_FOUND: Props = {
  title: 'Out of bounds',
  words: 'This page rolled into the pond. No penalty stroke, just play on from here.',
}

export const FAILED: Props = {
  title: 'Lost ball',
  words:
    'Something went wrong on our side, and not with your round: it is kept on your device. Please try again in a moment.',
}

export const OFFLINE: Props = {
  title: 'No signal here',
  words:
    'This page is not on your device, and the network does not answer. The scorecard works all the same.',
}
