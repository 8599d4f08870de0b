import { Figure } from './Figure'

const BALLS = [
  { name: 'Dead', use: 'stops short', fill: 'var(--p5)', rebound: 0.1 },
  { name: 'House', use: 'all-round', fill: 'var(--p3)', rebound: 0.42 },
  { name: 'Lively', use: 'banks', fill: 'var(--p1)', rebound: 0.8 },
  { name: 'Heavy', use: 'holds line', fill: 'var(--p2)', rebound: 0.3 },
] as const

const FLOOR = 168
const DROP = 118
const COLUMN = 85

export function BallTypes() {
  return (
    <Figure
      viewBox="0 0 340 232"
      label="Four balls dropped from the same height. The dead ball hardly rebounds and stops short; the house ball comes back not quite halfway and does for everything; the lively ball comes back nearly all the way, for long bank shots; the heavy ball rebounds a little and holds its line on rough lanes."
      caption="Dropped from one height, four balls show their temper. The heights compare the kinds; no two balls of a kind are quite alike."
    >
      <rect width="340" height="232" fill="var(--cell)" />
      <path
        d={`M12 ${FLOOR - DROP - 12}H328`}
        stroke="var(--edge)"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <text x="14" y="26" fill="var(--ink2)">
        All dropped from here
      </text>
      <rect y={FLOOR} width="340" height="9" fill="var(--s-lane)" />
      {BALLS.map((ball, index) => (
        <Drop key={ball.name} {...ball} x={COLUMN * index + COLUMN / 2} />
      ))}
    </Figure>
  )
}

interface DropProps {
  readonly name: string
  readonly use: string
  readonly fill: string
  readonly rebound: number
  readonly x: number
}

function Drop({ name, use, fill, rebound, x }: DropProps) {
  const top = FLOOR - 12 - DROP * rebound
  return (
    <g>
      <path
        d={`M${x - 16} ${FLOOR - DROP - 6}V${FLOOR - 6}M${x - 16} ${FLOOR - 6}Q${x - 10} ${top} ${x + 10} ${top}`}
        fill="none"
        stroke="var(--ink2)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      <ellipse cx={x + 2} cy={FLOOR + 4} rx="16" ry="3" fill="var(--s-shade)" />
      <circle cx={x + 12} cy={top} r="12" fill={fill} />
      <circle cx={x + 16} cy={top - 4} r="3" fill="#fff" opacity="0.8" />
      <text
        x={x}
        y={FLOOR + 32}
        textAnchor="middle"
        fontSize="15"
        fontWeight="900"
        fill="var(--ink)"
      >
        {name}
      </text>
      <text x={x} y={FLOOR + 50} textAnchor="middle" fontSize="12" fill="var(--ink2)">
        {use}
      </text>
    </g>
  )
}
