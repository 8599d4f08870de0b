import { ArrowRight, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { HALFWAY } from '~/golf/holes'
import { continueToBackNine } from '~/golf/play'
import type { Round } from '~/golf/round'
import { standings } from '~/golf/standings'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { cheer } from '~/ui/haptics'
import { Icon } from '~/ui/Icon'
import { Scene } from '~/ui/Scene'
import scene from '~/ui/scenes/halfway.svg?raw'
import { BottomBar } from './BottomBar'
import css from './HalfwayScreen.module.css'
import { ScreenFrame } from './ScreenFrame'
import { HiddenRankings } from './HiddenRankings'
import { Rankings } from './Rankings'
import { leadMessage } from './verdict'

export function HalfwayScreen({ round }: { round: Round }) {
  const [shown, setShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const table = standings(round.players)
  const show = () => {
    setShown(true)
    cheer()
  }
  const goOn = () => play(continueToBackNine)

  useEffect(() => {
    if (shown) heading.current?.focus()
  }, [shown])

  return (
    <ScreenFrame
      className={css.halfway}
      bar={
        <BottomBar layout="stacked">
          {shown ? (
            <Button kind="main" icon={<Icon of={ArrowRight} />} onClick={goOn}>
              Continue to Hole {HALFWAY.after + 1}
            </Button>
          ) : (
            <>
              <Button kind="main" icon={<Icon of={Eye} />} onClick={show}>
                Show Rankings
              </Button>
              <Button kind="quiet" onClick={goOn}>
                Keep Playing
              </Button>
            </>
          )}
        </BottomBar>
      }
    >
      <Scene svg={scene} className={css.scene} />
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          Halfway There!
        </h1>
        <p className={css.subtitle}>
          {shown ? 'Still 9 holes to change everything!' : 'Only 9 more holes to go!'}
        </p>
      </div>
      <section className={css.card}>
        <h2 ref={heading} id="standings" tabIndex={-1} className={css.standings}>
          Current Standings
        </h2>
        {shown ? (
          <>
            <Rankings table={table} players={round.players} labelledBy="standings" />
            <p className={css.message}>{leadMessage(table)}</p>
          </>
        ) : (
          <HiddenRankings players={round.players.length} onShow={show} />
        )}
      </section>
    </ScreenFrame>
  )
}
