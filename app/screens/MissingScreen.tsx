import { ArrowRight, ChevronLeft, Pencil } from 'lucide-react'
import { stepBack } from '~/golf/back'
import { countMissing, incompleteHoles } from '~/golf/gaps'
import type { Round } from '~/golf/round'
import { recordCompleted } from '~/state/completed'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { BottomBar } from './BottomBar'
import css from './MissingScreen.module.css'

export function MissingScreen({ round }: { round: Round }) {
  const holes = incompleteHoles(round)
  const missing = countMissing(holes)
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 2.4 }
  return (
    <div className={css.missing}>
      <Button
        kind="quiet"
        className={css.back}
        icon={<ChevronLeft {...icon} />}
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
          <strong>{counted(holes.length, 'hole')}</strong>. You can enter them now or
          continue to the scorecard.
        </p>
      </div>
      <ul className={css.holes} role="list" aria-label="Holes with missing scores">
        {holes.map(({ hole, missing: players }) => (
          <li key={hole} className={css.hole}>
            <div className={css.number}>
              <span className={css.label}>Hole </span>
              {hole}
            </div>
            <div className={css.who}>
              <span className={css.label}>
                {players.length === round.players.length
                  ? 'Nobody has a score'
                  : 'Missing'}{' '}
              </span>
              <ul className={css.names} role="list">
                {players.map((player) => (
                  <li key={player.id} className={css.name} dir="auto">
                    {player.name}
                  </li>
                ))}
              </ul>
            </div>
            <Button
              className={css.fix}
              aria-label={`Fix scores on hole ${hole}`}
              icon={<Pencil {...icon} />}
              onClick={() => play((now) => goToHole(now, hole))}
            >
              Fix scores
            </Button>
          </li>
        ))}
      </ul>
      <BottomBar>
        <Button
          kind="main"
          icon={<ArrowRight {...icon} />}
          onClick={() => recordCompleted(play(showScorecard))}
        >
          Continue to Scorecard
        </Button>
      </BottomBar>
    </div>
  )
}

const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : 's'}`
