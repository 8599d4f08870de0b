/** What the figures are drawn with: light from the upper right, shadows to the lower left. */

interface At {
  readonly x: number
  readonly y: number
}

interface BallProps extends At {
  readonly r?: number
  readonly fill?: string
  /** A ball that lay here before. */
  readonly ghost?: boolean
}

export function DrawnBall({ x, y, r = 11, fill = '#fff', ghost = false }: BallProps) {
  if (ghost)
    return (
      <circle
        cx={x}
        cy={y}
        r={r - 1}
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2.4"
        strokeDasharray="4 4"
      />
    )
  return (
    <g>
      <ellipse
        cx={x - r}
        cy={y + r * 0.7}
        rx={r * 1.5}
        ry={r * 0.36}
        fill="var(--s-shade)"
      />
      <circle cx={x} cy={y} r={r} fill={fill} />
      <circle
        cx={x + r * 0.32}
        cy={y - r * 0.34}
        r={r * 0.24}
        fill="#fff"
        opacity="0.8"
      />
    </g>
  )
}

export function DrawnHole({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0-34 13"
        stroke="var(--s-shade)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse rx="13" ry="6" fill="var(--s-ink)" />
      <path d="M0 0V-58" stroke="var(--s-pole)" strokeWidth="5" strokeLinecap="round" />
      <path d="M3-59 33-47Q36-45.500 33-44L3-32Z" fill="var(--flag)" />
    </g>
  )
}

/** The way a ball rolled. */
export function Roll({ d }: { d: string }) {
  return (
    <path
      d={d}
      fill="none"
      stroke="#fff"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeDasharray="0.1 9"
    />
  )
}

/** A length between two marks, drawn upright. */
export function Length({ x, y, to }: At & { to: number }) {
  return (
    <path
      d={`M${x - 5} ${y}h10M${x} ${y}V${to}M${x - 5} ${to}h10`}
      fill="none"
      stroke="var(--on-felt)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  )
}

/** A word on a paper tag, from its left edge. */
export function Tag({ x, y, width, children }: At & { width: number; children: string }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height="26" rx="13" fill="var(--sun)" />
      <text x={x + width / 2} y={y + 18} textAnchor="middle" fill="var(--on-sun)">
        {children}
      </text>
    </g>
  )
}
