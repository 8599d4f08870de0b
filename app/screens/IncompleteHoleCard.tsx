import { Pencil } from 'lucide-react'
import type { IncompleteHole } from '~/golf/gaps'
import { goToHole } from '~/golf/play'
import { colorNumber, type Player } from '~/golf/players'
import { play } from '~/state/round'
import { Ball } from '~/ui/Ball'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import css from './IncompleteHoleCard.module.css'

interface Props extends IncompleteHole {
  /** In original order, which gives the colors. */
  readonly players: readonly Player[]
}

export function IncompleteHoleCard({ hole, missing, players }: Props) {
  return (
    <li className={css.card}>
      <p className={css.number}>
        <span className={css.word}>Hole</span> {hole}
      </p>
      <Button
        className={css.fix}
        aria-label={`Fix scores on hole ${hole}`}
        icon={<Icon of={Pencil} size={20} />}
        onClick={() => play((round) => goToHole(round, hole))}
      >
        Fix scores
      </Button>
      <p className={css.names}>
        <span className="visually-hidden">Missing: </span>
        {missing.map((player) => (
          <span key={player.id} className={css.player}>
            <Ball color={colorNumber(players.indexOf(player))} className={css.ball} />
            <span className={css.name} dir="auto">
              {player.name}
            </span>
          </span>
        ))}
      </p>
    </li>
  )
}
