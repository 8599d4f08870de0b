import { Figure } from './Figure'

const LIMITS = [
  { sign: '5 at most', tries: 5, most: 5 },
  { sign: '6 at most', tries: 6, most: 6 },
  { sign: '6, then 7', tries: 6, most: 7, house: true },
  { sign: '7 at most', tries: 7, most: 7 },
  { sign: '9, then 11', tries: 9, most: 11 },
  { sign: 'Par 2, plus 3', tries: 5, most: 5 },
  { sign: 'No limit', tries: 11, most: null },
] as const

const ROW = 36
const TOP = 38

const dots = (count: number) => Array.from({ length: count }, (_, index) => index)

const inWords = LIMITS.map(({ sign, tries, most }) =>
  most === null
    ? `${sign}: open at the end`
    : `${sign}: ${tries} tries, at most ${most} on the card`,
).join('; ')

export function StrokeLimits() {
  return (
    <Figure
      viewBox={`0 0 340 ${TOP + LIMITS.length * ROW + 8}`}
      label={`Seven limits compared. ${inWords}. The rule of this app is six tries, then 7.`}
      caption="A full dot is a try, an open one a point added for not holing out. The highlighted line is this app's house rule; the sign on your course comes first."
    >
      <rect width="340" height={TOP + LIMITS.length * ROW + 8} fill="var(--cell)" />
      <g fill="var(--ink2)">
        <text x="14" y="26">
          The sign says
        </text>
        <text x="326" y="26" textAnchor="end">
          Worst score
        </text>
      </g>
      {LIMITS.map((limit, index) => (
        <Row key={limit.sign} {...limit} y={TOP + index * ROW} />
      ))}
    </Figure>
  )
}

interface RowProps {
  readonly sign: string
  readonly tries: number
  readonly most: number | null
  readonly house?: boolean
  readonly y: number
}

function Row({ sign, tries, most, house = false, y }: RowProps) {
  const middle = y + ROW / 2
  return (
    <g>
      {house && (
        <rect
          x="6"
          y={y + 1}
          width="328"
          height={ROW - 2}
          rx="12"
          fill="var(--sun-row)"
        />
      )}
      <text x="14" y={middle + 5} fill="var(--ink)">
        {sign}
      </text>
      {dots(most ?? tries).map((dot) => (
        <circle
          key={dot}
          cx={124 + dot * 15.5}
          cy={middle}
          r={dot < tries ? 5.5 : 4.6}
          fill={dot < tries ? 'var(--green)' : 'none'}
          stroke={dot < tries ? 'none' : 'var(--pencil)'}
          strokeWidth="2"
          opacity={most === null ? 1 - dot * 0.085 : 1}
        />
      ))}
      <text
        x="326"
        y={middle + 7}
        textAnchor="end"
        fontSize="20"
        fontWeight="900"
        fill="var(--ink)"
      >
        {most ?? '…'}
      </text>
    </g>
  )
}
