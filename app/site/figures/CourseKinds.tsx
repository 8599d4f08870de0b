import type { ReactNode } from 'react'
import { Figure } from './Figure'
import { DrawnBall } from './kit'

export function CourseKinds() {
  return (
    <Figure
      viewBox="0 0 340 428"
      label="Five kinds of lanes from above. Miniaturegolf: a short gray slab in a metal frame with a loop. Concrete: a hard lane about twice as long. Felt: a long lane of cloth between wooden boards. Adventure: a green kidney of turf with rocks and water. Glow: a short dark lane with shining lines, indoors."
      caption="Five floors, five games. The first three lanes are drawn about to scale with each other; adventure and glow lanes have no fixed measure."
    >
      <rect width="340" height="428" fill="var(--cell)" />
      <Kind y={0} name="Miniaturegolf" note="about 6 m, fiber cement">
        <rect
          width="112"
          height="36"
          rx="4"
          fill="#9aa3a0"
          stroke="#55605b"
          strokeWidth="4"
        />
        <circle cx="62" cy="18" r="11" fill="none" stroke="#55605b" strokeWidth="5" />
      </Kind>
      <Kind y={84} name="Concrete" note="about 12 m, steel edges">
        <rect
          width="212"
          height="36"
          rx="4"
          fill="#cfc8b6"
          stroke="#7d8a94"
          strokeWidth="4"
        />
        <path d="M92 2V24M132 12V34" stroke="#8d8672" strokeWidth="7" />
      </Kind>
      <Kind y={168} name="Felt" note="long, cloth and boards">
        <rect
          width="252"
          height="36"
          rx="3"
          fill="#2f8c3a"
          stroke="#b07a43"
          strokeWidth="6"
        />
        <path d="M150 4 176 32" stroke="#b07a43" strokeWidth="6" />
      </Kind>
      <Kind y={252} name="Adventure" note="free shapes, rocks, water">
        <path
          d="M6 18C8-8 70-4 104 4s64-14 100-2 44 34 14 40-72-8-112-4S4 44 6 18Z"
          fill="var(--s-lane)"
          stroke="var(--s-curb)"
          strokeWidth="4"
        />
        <ellipse cx="120" cy="22" rx="24" ry="9" fill="#8fcfe0" />
        <path d="M228 40q2-16 14-15 10 1 9 7 10 0 9 8z" fill="#8a8f88" />
      </Kind>
      <Kind y={336} name="Glow" note="indoors, black light">
        <rect
          width="132"
          height="36"
          rx="8"
          fill="#1b1430"
          stroke="#16d9ae"
          strokeWidth="4"
        />
        <path
          d="M36 18h20m14-8 14 16"
          stroke="#ff6ad5"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Kind>
    </Figure>
  )
}

interface KindProps {
  readonly y: number
  readonly name: string
  readonly note: string
  readonly children: ReactNode
}

function Kind({ y, name, note, children }: KindProps) {
  return (
    <g transform={`translate(16 ${y})`}>
      {y > 0 && <path d="M0 4H308" stroke="var(--line)" strokeWidth="2" />}
      <text y="28" fontSize="15" fontWeight="900" fill="var(--ink)">
        {name}
      </text>
      <text x="308" y="28" textAnchor="end" fontSize="13" fill="var(--ink2)">
        {note}
      </text>
      <g transform="translate(4 40)">
        {children}
        <DrawnBall x={18} y={18} r={6} />
      </g>
    </g>
  )
}
