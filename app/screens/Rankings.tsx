import { Trophy } from 'lucide-react'
import { colorNumber, type Player } from '~/golf/players'
import type { Standing } from '~/golf/standings'
import { Ball } from '~/ui/Ball'
import { classes } from '~/ui/classes'
import css from './Rankings.module.css'

interface Props {
  readonly table: readonly Standing[]
  /** In original order, which gives the colors. */
  readonly players: readonly Player[]
  readonly labelledBy: string
}

export function Rankings({ table, players, labelledBy }: Props) {
  return (
    <ol className={css.rankings} role="list" aria-labelledby={labelledBy}>
      {table.map(({ player, position, leads, total, holesPlayed }, place) => (
        <li
          key={player.id}
          className={classes(css.row, leads && css.leads)}
          style={{ ['--after' as string]: table.length - place }}
        >
          {leads ? (
            <Trophy
              role="img"
              aria-label="1, trophy"
              className={css.trophy}
              strokeWidth={2.4}
            />
          ) : (
            <span className={css.position}>{position ?? '–'}</span>
          )}
          <Ball color={colorNumber(players.indexOf(player))} className={css.ball} />
          <span className={css.name} dir="auto">
            {player.name}
          </span>
          {position === null && <span className={css.thru}>thru {holesPlayed}</span>}
          <span className={css.total}>{total}</span>
        </li>
      ))}
    </ol>
  )
}
