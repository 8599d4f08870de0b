import { useEffect, useRef, type ComponentType } from 'react'
import { Toaster } from '~/ui/Toaster'
import { firstToPlay } from '~/golf/turnOrder'
import type { Round, Screen } from '~/golf/round'
import { useRoundHistory } from '~/state/roundHistory'
import { useLeaveWarning } from '~/state/leaving'
import { useRound } from '~/state/round'
import css from './Game.module.css'
import { HalfwayScreen } from './HalfwayScreen'
import { HoleScreen } from './HoleScreen'
import { MissingScreen } from './MissingScreen'
import { ScorecardScreen } from './ScorecardScreen'
import { scrollToTop } from './ScreenFrame'
import { SetupScreen } from './SetupScreen'
import { useSteadyThumb } from './useSteadyThumb'

const SCREENS = {
  setup: SetupScreen,
  hole: HoleScreen,
  halfway: HalfwayScreen,
  missing: MissingScreen,
  scorecard: ScorecardScreen,
} satisfies Record<Screen, ComponentType<{ round: Round }>>

export function Game() {
  const round = useRound()
  const Screen = SCREENS[round.screen]
  useRoundHistory(round)
  useLeaveWarning(round.started)
  const place = `${round.screen} ${round.currentHole}`
  useEyesOnHeading(place)
  useSteadyThumb(place)
  return (
    <>
      <main id="main" className={css.screen} data-game>
        <Screen round={round} />
      </main>
      <p role="status" className="visually-hidden">
        {round.screen === 'hole' && whatIsNext(round)}
      </p>
      <noscript>
        <p className={css.noscript}>
          The scorecard counts in your browser, so it needs JavaScript. Please switch it
          on to play.
        </p>
      </noscript>
      <Toaster />
    </>
  )
}

function whatIsNext(round: Round): string {
  const first = firstToPlay(round, round.currentHole)
  return `Hole ${round.currentHole} of ${round.holes}. ${first?.name ?? ''} plays first.`
}

/** After each change of screen the page starts at the top and the focus at its heading. */
function useEyesOnHeading(place: string) {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    scrollToTop()
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [place])
}
