import { ArrowRight, ChevronLeft, Table2 } from 'lucide-react'
import { useState } from 'react'
import { isUnscored } from '~/golf/gaps'
import { FIRST_HOLE } from '~/golf/holes'
import { nextHole, previousHole, showScorecard } from '~/golf/play'
import { colorNumber, strokesOn } from '~/golf/players'
import { isLastHole, type Round } from '~/golf/round'
import { isAce } from '~/golf/strokes'
import { firstToPlay } from '~/golf/turnOrder'
import { recordCompleted } from '~/state/completed'
import { play } from '~/state/round'
import { useWakeLock } from '~/state/wakeLock'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { BottomBar } from './BottomBar'
import { Bunting } from './Bunting'
import { HoleHeader } from './HoleHeader'
import { HoleLane } from './HoleLane'
import css from './HoleScreen.module.css'
import { ScreenFrame } from './ScreenFrame'
import { IncompleteDialog } from './IncompleteDialog'
import { PlayerCard } from './PlayerCard'
import { RestartDialog } from './RestartDialog'
import { useSlide } from './useSlide'

export function HoleScreen({ round }: { round: Round }) {
  const { currentHole: hole, holes, players } = round
  const [restarting, setRestarting] = useState(false)
  useWakeLock()
  const cards = useSlide(hole)
  const starter = isUnscored(round, hole) ? firstToPlay(round, hole) : undefined

  const goOn = () => {
    const after = play(nextHole)
    if (after.screen === 'scorecard') recordCompleted(after)
  }

  return (
    <ScreenFrame
      bar={
        <BottomBar layout="apart">
          <Button
            kind="felt"
            icon={<Icon of={ChevronLeft} />}
            disabled={hole === FIRST_HOLE}
            onClick={() => play(previousHole)}
          >
            Prev Hole
          </Button>
          <Button kind="main" icon={<Icon of={ArrowRight} />} onClick={goOn}>
            {isLastHole(round) ? 'Show Scorecard' : 'Next Hole'}
          </Button>
        </BottomBar>
      }
    >
      <Bunting
        key={hole}
        aces={players.filter((player) => isAce(strokesOn(player, hole))).length}
      />
      <div className={css.top}>
        <HoleHeader round={round} />
        <div className={css.heading}>
          <div className={css.where}>
            <h1 tabIndex={-1} className={css.title}>
              Hole {hole}
            </h1>
            <span className={css.of}>of {holes}</span>
          </div>
          <Button
            kind="felt"
            className={css.scorecard}
            icon={<Icon of={Table2} />}
            onClick={() => play(showScorecard)}
          >
            Scorecard
          </Button>
        </div>
      </div>
      <HoleLane hole={hole} holes={holes} />
      <div ref={cards} className={css.cards}>
        {players.map((player, place) => (
          <PlayerCard
            key={player.id}
            player={player}
            hole={hole}
            color={colorNumber(place)}
            starts={player === starter}
          />
        ))}
      </div>
      <Button kind="quiet" className={css.restart} onClick={() => setRestarting(true)}>
        Restart
      </Button>
      {round.asksForMissing && <IncompleteDialog hole={hole} />}
      {restarting && (
        <RestartDialog confirm="Restart" onClose={() => setRestarting(false)} />
      )}
    </ScreenFrame>
  )
}
