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
        d="M84 12A214 214 0 0 0 122 192"
        fill="none"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <rect y="192" width="340" height="38" fill="var(--s-curb)" />
      <rect y="192" width="340" height="5" fill="var(--s-shade)" opacity="0.35" />
      <path d="M0 186H26" stroke="var(--s-pole)" strokeWidth="6" strokeLinecap="round" />
      <rect x="22" y="112" width="18" height="80" rx="8" fill="var(--s-ink)" />
      <Length x={56} y={113} to={191} />
      <path
        d="M105 167Q84 150 83 130"
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="m77 136 6-8 7 7"
        fill="none"
        stroke="var(--on-felt)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <DrawnBall x={112} y={180} ghost />
      <DrawnBall x={82} y={113} />
      <DrawnHole x={290} y={82} />
      <g fill="var(--on-felt)">
        <text x="12" y="98">
          one club head
        </text>
        <text x="132" y="176">
          the ball lay here
        </text>
        <text x="100" y="36">
          no closer to the hole
        </text>
      </g>
    </Figure>
  )
}
