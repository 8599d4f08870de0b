import { Figure } from './Figure'
import { DrawnBall } from './kit'

const LANES = [
  'M112 214C104 150 128 92 116-20',
  'M196 214C208 140 178 82 198-20',
] as const

/** How the paper card came to its end: over two lanes and into the water. */
export function LastFlight() {
  return (
    <Figure
      viewBox="0 0 340 194"
      label="A course from above on a windy day. From beside the volcano a dotted line loops across two lanes and ends in a pond, where a paper scorecard floats face down."
      caption="The last flight of the paper card, as far as four witnesses agree."
    >
      <rect width="340" height="194" fill="var(--s-h2)" />
      {LANES.map((lane) => (
        <g key={lane} fill="none">
          <path
            d={lane}
            transform="translate(-6 4)"
            stroke="var(--s-shade)"
            strokeWidth="46"
          />
          <path d={lane} stroke="var(--s-curb)" strokeWidth="46" />
          <path d={lane} stroke="var(--s-lane)" strokeWidth="37" />
        </g>
      ))}
      <DrawnBall x={117} y={164} fill="var(--p1)" r={9} />
      <DrawnBall x={193} y={44} fill="var(--p2)" r={9} />
      <path
        d="M-8 188Q16 150 24 112q14-9 28 0 8 38 30 76-46 12-90 0Z"
        transform="translate(-10 6)"
        fill="var(--s-shade)"
      />
      <path
        d="M-8 188Q16 150 24 112q14-9 28 0 8 38 30 76-46 12-90 0Z"
        fill="var(--s-ink)"
      />
      <path
        d="M24 112q14-9 28 0l4 17q-5 10-9-1-5 20-10 2-5 9-9-3-4 9-8-2Z"
        fill="var(--flag)"
      />
      <ellipse cx="276" cy="130" rx="58" ry="40" fill="var(--s-curb)" />
      <ellipse cx="276" cy="130" rx="49" ry="32" fill="#8fcfe0" />
      <ellipse cx="276" cy="138" rx="36" ry="15" fill="#5fb2c9" />
      <g transform="translate(277 124) rotate(-16)">
        <rect x="-27" y="-19" width="54" height="38" rx="5" fill="var(--s-paper)" />
        <path
          d="M-19-8H19M-19 1H19M-19 10H4"
          stroke="#5fb2c9"
          strokeWidth="2.4"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
      <path
        d="M242 148q8-5 16 0t16 0M292 150q8-5 16 0"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--on-felt)" strokeLinecap="round">
        <path
          d="M56 92C76 30 138 14 146 52 150 78 112 82 114 54 118 8 226 2 262 92"
          strokeWidth="3.4"
          strokeDasharray="0.1 9"
        />
        <path
          d="M26 34H62M14 50H44M214 28H250M228 44H282"
          strokeWidth="3"
          opacity="0.5"
        />
      </g>
    </Figure>
  )
}
