import { colorNumber, type Player } from '~/golf/players'
import { classes } from '~/ui/classes'
import css from './Lane.module.css'

/** As many balls as the lane has room for. */
const MOST_BALLS = 7

interface Props {
  readonly players: readonly Player[]
  /** Whose ball is not there yet: drawn as an outline. */
  readonly awaited?: ReadonlySet<Player>
}

/** A lane with everybody's ball on it. Decoration. */
export function Lane({ players, awaited }: Props) {
  const balls = players.slice(0, MOST_BALLS).map((player, place) => ({
    id: player.id,
    color: colorNumber(place),
    isThere: !awaited?.has(player),
    at: `translate(${44 + place * 30} 84)`,
  }))
  return (
    <svg aria-hidden className={css.lane} viewBox="0 0 358 124">
      <rect y="66" width="346" height="56" rx="28" fill="var(--s-shade)" />
      <rect x="6" y="58" width="346" height="56" rx="28" fill="var(--s-curb)" />
      <rect x="11" y="63" width="336" height="46" rx="23" fill="var(--s-lane)" />
      <g transform="translate(308 86) scale(0.92)">
        <path
          d="M0 0-58 20"
          stroke="var(--s-shade)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="m-58 20-20 1 16 8z" fill="var(--s-shade)" />
        <ellipse rx="15" ry="6" fill="var(--s-ink)" />
        <path d="M0 0V-84" stroke="var(--s-pole)" strokeWidth="5" strokeLinecap="round" />
        <path d="M3-85 42-70Q46-68 42-66L3-51Z" fill="var(--flag)" />
      </g>
      {balls.map(
        ({ id, isThere, at }) =>
          isThere && (
            <g key={id} transform={at}>
              <ellipse cx="-13" cy="8.6" rx="18" ry="4.3" fill="var(--s-shade)" />
            </g>
          ),
      )}
      {balls.map(({ id, color, isThere, at }) => (
        <g
          key={id}
          className={classes(`player-${color}`, !isThere && css.awaited)}
          transform={at}
        >
          <circle className={css.ball} r="12" />
          {isThere && <circle cx="3.6" cy="-3.8" r="2.9" fill="#fff" opacity=".8" />}
        </g>
      ))}
    </svg>
  )
}
