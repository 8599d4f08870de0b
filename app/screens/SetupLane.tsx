import { colorNumber } from '~/golf/players'
import css from './SetupLane.module.css'

/** As many balls as the lane has room for. */
const MOST_BALLS = 7

/** The first lane with everybody's ball on it. Decoration. */
export function SetupLane({ players }: { players: number }) {
  const balls = Array.from({ length: Math.min(players, MOST_BALLS) }, (_, place) => place)
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
      {balls.map((place) => (
        <g key={place} transform={`translate(${44 + place * 30} 84)`}>
          <ellipse cx="-13" cy="8.6" rx="18" ry="4.3" fill="var(--s-shade)" />
        </g>
      ))}
      {balls.map((place) => (
        <g
          key={place}
          className={`player-${colorNumber(place)}`}
          transform={`translate(${44 + place * 30} 84)`}
        >
          <circle r="12" fill="var(--player)" />
          <circle cx="3.6" cy="-3.8" r="2.9" fill="#fff" opacity=".8" />
        </g>
      ))}
    </svg>
  )
}
