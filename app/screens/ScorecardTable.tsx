import { HALFWAY } from '~/golf/holes'
import { goToHole } from '~/golf/play'
import type { NameTurn, Scorecard } from '~/golf/scorecard'
import { isAce, isPlayed, type Strokes } from '~/golf/strokes'
import { play } from '~/state/round'
import { Ball } from '~/ui/Ball'
import { classes } from '~/ui/classes'
import { PencilRing } from '~/ui/PencilRing'
import css from './ScorecardTable.module.css'

const TURNS = { 0: 'level', [-45]: 'slanted', [-90]: 'upright' } satisfies Record<
  NameTurn,
  string
>

export function ScorecardTable({ scorecard }: { scorecard: Scorecard }) {
  const { columns, rows, nameTurn } = scorecard
  return (
    <div className={classes(css.paper, css[TURNS[nameTurn]])}>
      <table
        className={css.table}
        aria-label="Scorecard"
        style={{
          ['--players' as string]: columns.length,
          ['--last-name' as string]: columns.at(-1)?.player.name.length ?? 0,
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              Hole
            </th>
            {columns.map(({ player, color }) => (
              <th key={player.id} scope="col" className={css.player}>
                <span className={css.name} dir="auto">
                  {player.name}
                </span>
                <Ball color={color} className={css.ball} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hole, strokes }) => (
            <tr key={hole} className={classes(hole === HALFWAY.after && css.turn)}>
              <th scope="row" className={css.hole}>
                <button
                  type="button"
                  className={css.jump}
                  aria-label={`Hole ${hole}`}
                  onClick={() => play((round) => goToHole(round, hole))}
                >
                  {hole}
                </button>
              </th>
              {strokes.map((score, place) => (
                <td key={columns[place]?.player.id} className={css.cell}>
                  <Score strokes={score} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.total}>
              TOTAL
            </th>
            {columns.map(({ player, total }) => (
              <td key={player.id} className={css.sum}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Score({ strokes }: { strokes: Strokes }) {
  if (!isPlayed(strokes)) return '–'
  if (!isAce(strokes)) return strokes
  return (
    <span className={css.ace}>
      {strokes}
      <span className="visually-hidden"> (hole in one)</span>
      <PencilRing className={css.ring} />
    </span>
  )
}
