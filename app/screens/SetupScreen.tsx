import { ArrowRight, ChevronLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { continueRound, restart, startRound } from '~/golf/setup'
import type { Round } from '~/golf/round'
import { leaveTo } from '~/state/leaving'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { BottomBar } from './BottomBar'
import { HolesCard } from './HolesCard'
import { Lane } from './Lane'
import { LastGroup } from './LastGroup'
import { LeaveSetupDialog } from './LeaveSetupDialog'
import { PlayersCard } from './PlayersCard'
import { RestartDialog } from './RestartDialog'
import css from './SetupScreen.module.css'
import { ScreenFrame } from './ScreenFrame'

type Question = 'leave' | 'restart'

export function SetupScreen({ round }: { round: Round }) {
  const [typed, setTyped] = useState('')
  const [question, setQuestion] = useState<Question | null>(null)
  const hasPlayers = round.players.length > 0
  const namesWouldBeLost = hasPlayers && !round.started
  const close = () => setQuestion(null)
  const goHome = () => leaveTo('/')

  return (
    <ScreenFrame
      bar={
        <BottomBar hint={whyNotYet(hasPlayers, typed)} hintId="why-not-yet">
          {round.started && (
            <Button kind="felt" onClick={() => setQuestion('restart')}>
              Start New Game
            </Button>
          )}
          <Button
            kind="main"
            icon={<Icon of={ArrowRight} />}
            disabled={!hasPlayers || typed.trim() !== ''}
            aria-describedby="why-not-yet"
            onClick={() =>
              play((now) =>
                now.started ? continueRound(now) : startRound(now, Math.random()),
              )
            }
          >
            {round.started ? 'Continue Game' : 'Start Game'}
          </Button>
        </BottomBar>
      }
    >
      <Button
        kind="quiet"
        className={css.home}
        icon={<Icon of={ChevronLeft} />}
        onClick={() => (namesWouldBeLost ? setQuestion('leave') : goHome())}
      >
        Back to Homepage
      </Button>
      <h1 tabIndex={-1} className={css.title}>
        Who's playing today?
      </h1>
      <div className={css.cards}>
        <PlayersCard round={round} typed={typed} onType={setTyped} />
        <HolesCard round={round} />
        {hasPlayers ? <Lane players={round.players} /> : <LastGroup />}
      </div>
      {question === 'leave' && (
        <LeaveSetupDialog
          onStay={close}
          onLeave={() => {
            play(restart)
            goHome()
          }}
        />
      )}
      {question === 'restart' && (
        <RestartDialog confirm="Start New Game" onClose={close} />
      )}
    </ScreenFrame>
  )
}

function whyNotYet(hasPlayers: boolean, typed: string): ReactNode {
  if (typed.trim() !== '')
    return (
      <>
        Add “<bdi>{typed.trim()}</bdi>” or clear the name to go on.
      </>
    )
  return hasPlayers ? '' : 'Add at least one player to start.'
}
