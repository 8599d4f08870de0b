import { Flag } from 'lucide-react'
import { memo, useId } from 'react'
import { writeStrokes } from '~/golf/play'
import { strokesOn, type Player } from '~/golf/players'
import { isAce } from '~/golf/strokes'
import { play } from '~/state/round'
import { classes } from '~/ui/classes'
import { Icon } from '~/ui/Icon'
import css from './PlayerCard.module.css'
import { RunningTotal } from './RunningTotal'
import { ScoreRow } from './ScoreRow'

interface Props {
  readonly player: Player
  readonly hole: number
  /** 1 to 10, by original order. */
  readonly color: number
  /** Plays first on this hole, and nobody has scored yet. */
  readonly starts: boolean
}

/** A player's card on one hole. Redrawn only when its own player, hole or badge changes. */
export const PlayerCard = memo(function PlayerCard({
  player,
  hole,
  color,
  starts,
}: Props) {
  const nameId = useId()
  const strokes = strokesOn(player, hole)
  const ace = isAce(strokes)
  return (
    <div className={css.paper}>
      <div
        role="group"
        aria-labelledby={nameId}
        className={classes(css.card, ace && css.ace, `player-${color}`)}
      >
        <div className={css.head}>
          <h2 id={nameId} className={css.name} dir="auto">
            {player.name}
          </h2>
          {starts && (
            <span className={css.badge}>
              <Icon of={Flag} size={18} />
              <span className={css.long}>First to play</span>
              <span className={css.short}>Starts</span>
            </span>
          )}
          <span className={css.cheer} role="status">
            {ace && 'Hole in one!'}
          </span>
          <RunningTotal player={player} />
        </div>
        <ScoreRow
          player={player.name}
          strokes={strokes}
          onChange={(next) => play((round) => writeStrokes(round, player.id, hole, next))}
        />
      </div>
    </div>
  )
})
