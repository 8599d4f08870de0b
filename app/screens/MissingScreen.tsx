import { ArrowRight, ChevronLeft } from 'lucide-react'
import { stepBack } from '~/golf/back'
import { countMissing, incompleteHoles } from '~/golf/gaps'
import { showScorecard } from '~/golf/play'
import type { Round } from '~/golf/round'
import { recordCompleted } from '~/state/completed'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { BottomBar } from './BottomBar'
import { IncompleteHoleCard } from './IncompleteHoleCard'
import { Lane } from './Lane'
import css from './MissingScreen.module.css'
import { ScreenFrame } from './ScreenFrame'

export function MissingScreen({ round }: { round: Round }) {
  const holes = incompleteHoles(round)
  const missing = countMissing(holes)
  const awaited = new Set(holes.flatMap(({ missing }) => missing))
  return (
    <ScreenFrame
      bar={
        <BottomBar>
          <Button
            kind="main"
            icon={<Icon of={ArrowRight} />}
            onClick={() => recordCompleted(play(showScorecard))}
          >
            Continue to Scorecard
          </Button>
        </BottomBar>
      }
    >
      <Button
        kind="quiet"
        className={css.back}
        icon={<Icon of={ChevronLeft} />}
        onClick={() => play(stepBack)}
      >
        Back
      </Button>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          Missing Scores Detected
        </h1>
        <p className={css.text}>
          <strong>{counted(missing, 'missing score')}</strong> across{' '}
          <strong>{counted(holes.length, 'hole')}</strong>. You can enter{' '}
          {missing === 1 ? 'it' : 'them'} now or continue to the scorecard.
        </p>
      </div>
      <ul className={css.holes} role="list" aria-label="Holes with missing scores">
        {holes.map((incomplete) => (
          <IncompleteHoleCard
            key={incomplete.hole}
            {...incomplete}
            players={round.players}
          />
        ))}
      </ul>
      <div className={css.lane}>
        <Lane players={round.players} awaited={awaited} />
      </div>
    </ScreenFrame>
  )
}

const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : 's'}`
