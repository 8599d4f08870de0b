import { Figure } from './Figure'
import { DrawnBall, DrawnHole, Length } from './kit'

export function WallRule() {
  return (
    <Figure
      viewBox="0 0 340 230"
      label="A lane from above. The ball touches the wall at the bottom. A putter head is laid against the wall as a ruler, and the ball is set one head's length into the lane, outside the circle around the hole that runs through its old spot."
      caption="Anywhere along the club head, on or outside the dotted circle. Most published rules charge nothing for it; this app's house rule adds one stroke."
    >
      <rect width="340" height="230" fill="var(--s-lane)" />
      <path
        d="M125 12A181 181 0 0 0 148 190"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <rect y="192" width="340" height="38" fill="var(--s-h2)" />
      <rect y="203" width="340" height="7" fill="var(--s-shade)" />
      <rect y="192" width="340" height="11" fill="var(--s-curb)" />
      <path d="M0 186H26" stroke="var(--s-pole)" strokeWidth="6" strokeLinecap="round" />
      <rect x="22" y="112" width="18" height="80" rx="8" fill="var(--s-pole)" />
      <Length x={56} y={113} to={191} />
      <path
        d="M133 167Q114 150 113 130"
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="m107 136 6-8 7 7"
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <DrawnBall x={140} y={180} ghost />
      <DrawnBall x={112} y={112} />
      <DrawnHole x={292} y={82} />
      <g fill="var(--on-felt)">
        <text x="10" y="98">
          1 club head
        </text>
        <text x="160" y="178">
          the ball lay here
        </text>
        <text x="136" y="126">
          no closer to the hole
        </text>
      </g>
    </Figure>
  )
}
