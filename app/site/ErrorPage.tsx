import { ArrowLeft, RotateCw } from 'lucide-react'
import { ButtonLink } from '~/ui/ButtonLink'
import { Icon } from '~/ui/Icon'
import { Scene } from '~/ui/Scene'
import lost from '~/ui/scenes/lost.svg?raw'
import offline from '~/ui/scenes/offline.svg?raw'
import css from './ErrorPage.module.css'
import { Page } from './Page'
import { PlayLink } from './PlayLink'

interface Props {
  readonly title: string
  readonly words: string
  readonly scene: string
  /** Whether the same address may answer a little later. */
  readonly again?: boolean
}

/** A page that is not there, or has failed: what happened, and the ways on. */
export function ErrorPage({ title, words, scene, again = false }: Props) {
  return (
    <Page>
      <div className={css.error}>
        <Scene svg={scene} className={css.scene} />
        <div className={css.words}>
          <h1>{title}</h1>
          <p>{words}</p>
          <PlayLink>Start playing now</PlayLink>
          {again ? (
            <ButtonLink href="" rel="nofollow" icon={<Icon of={RotateCw} />}>
              Try this page again
            </ButtonLink>
          ) : (
            <ButtonLink href="/" icon={<Icon of={ArrowLeft} />}>
              Back to the first tee
            </ButtonLink>
          )}
        </div>
      </div>
    </Page>
  )
}

export const NOT_FOUND: Props = {
  title: 'Out of bounds',
  words: 'This page rolled into the pond. No penalty stroke, just play on from here.',
  scene: lost,
}

export const FAILED: Props = {
  title: 'Lost ball',
  words:
    'Something went wrong on our side. Your round is safe on your device; please try again in a moment.',
  scene: lost,
  again: true,
}

export const OFFLINE: Props = {
  title: 'No signal here',
  words:
    'This page needs a connection, and there is none right now. The scorecard works all the same.',
  scene: offline,
  again: true,
}
