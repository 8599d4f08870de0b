import { Figure } from './Figure'

const ROWS = [
  { name: 'Red', fill: 'var(--p1)', strokes: 3, place: 2 },
  { name: 'Blue', fill: 'var(--p2)', strokes: 2, place: 1 },
  { name: 'Green', fill: 'var(--p4)', strokes: 4, place: 3 },
] as const

const rowAt = (place: number) => 22 + place * 48

export function OrderOfPlay() {
  return (
    <Figure
      viewBox="0 0 340 196"
      label="Three players after hole 4: Red took 3 strokes, Blue 2, Green 4. On hole 5 Blue plays first, then Red, then Green."
      caption="Fewest strokes on the last hole, first on the next. On hole 1 lots are drawn, since nobody has earned anything yet."
    >
      <rect width="340" height="196" fill="var(--cell)" />
      <g fill="var(--ink2)">
        <text x="16" y="30">
          Strokes on hole 4
        </text>
        <text x="324" y="30" textAnchor="end">
          Order on hole 5
        </text>
      </g>
      <rect x="208" y={rowAt(1) - 22} width="122" height="44" rx="22" fill="var(--sun)" />
      {ROWS.map(({ name, fill, strokes, place }, index) => {
        const from = rowAt(index + 1)
        const to = rowAt(place)
        return (
          <g key={name}>
            <path
              d={`M134 ${from}C160 ${from} 160 ${to} 198 ${to}`}
              fill="none"
              stroke="var(--edge)"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <circle cx="28" cy={from} r="12" fill={fill} />
            <text x="48" y={from + 5} fill="var(--ink)">
              {name}
            </text>
            <text
              x="120"
              y={from + 8}
              textAnchor="end"
              fontSize="22"
              fontWeight="900"
              fill="var(--ink)"
            >
              {strokes}
            </text>
            <circle cx="258" cy={to} r="12" fill={fill} />
            <text
              x="232"
              y={to + 7}
              textAnchor="middle"
              fontSize="20"
              fontWeight="900"
              fill={place === 1 ? 'var(--on-sun)' : 'var(--ink)'}
            >
              {place}
            </text>
            <text x="278" y={to + 5} fill={place === 1 ? 'var(--on-sun)' : 'var(--ink)'}>
              {name}
            </text>
          </g>
        )
      })}
    </Figure>
  )
}
