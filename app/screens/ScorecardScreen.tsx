import { ChevronLeft, RotateCcw, Trophy } from 'lucide-react'
import { useState } from 'react'
import { stepBack } from '~/golf/back'
import { incompleteHoles } from '~/golf/gaps'
import type { Round } from '~/golf/round'
import { scorecardOf } from '~/golf/scorecard'
import { summaryOf } from '~/share/summary'
import { SITE } from '~/site'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/Icon'
import { Scene } from '~/ui/Scene'
import scene from '~/ui/scenes/winner.svg?raw'
import { Rankings } from './Rankings'
import { RestartDialog } from './RestartDialog'
import css from './ScorecardScreen.module.css'
import { ScreenFrame } from './ScreenFrame'
import { ScorecardTable } from './ScorecardTable'
import { ShareBar } from './ShareBar'
import { Today } from './Today'
import { verdict } from './verdict'

export function ScorecardScreen({ round }: { round: Round }) {
  const [restarting, setRestarting] = useState(false)
  const scorecard = scorecardOf(round)
  const result = verdict(scorecard.rankings, incompleteHoles(round).length === 0)
  return (
    <ScreenFrame className={css.scorecard} bar={<ShareBar round={round} />}>
      <div className={css.top}>
        <Button
          kind="quiet"
          icon={<Icon of={ChevronLeft} />}
          onClick={() => play(stepBack)}
        >
          Back
        </Button>
        <Button kind="quiet" className={css.reset} onClick={() => setRestarting(true)}>
          Start New Game <Icon of={RotateCcw} />
        </Button>
      </div>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {SITE.name} card
        </h1>
        <Today className={css.date} />
        <p className={css.summary}>
          {summaryOf(scorecard).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
        {result && (
          <p className={css.verdict}>
            <Icon of={Trophy} size={20} />
            <span>{result}</span>
          </p>
        )}
      </div>
      <div className={classes(css.columns, scorecard.nameTurn > -90 && css.few)}>
        <ScorecardTable scorecard={scorecard} />
        <section className={css.final}>
          <Scene svg={scene} className={css.scene} />
          <h2 id="final-rankings" className={css.subtitle}>
            Final Rankings
          </h2>
          <Rankings
            table={scorecard.rankings}
            players={round.players}
            labelledBy="final-rankings"
          />
        </section>
      </div>
      {restarting && (
        <RestartDialog confirm="Start New Game" onClose={() => setRestarting(false)} />
      )}
    </ScreenFrame>
  )
}
