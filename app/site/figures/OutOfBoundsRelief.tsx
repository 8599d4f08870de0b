import { Figure } from './Figure'
import { DrawnBall, DrawnHole, Length, Roll, Tag } from './kit'

export function OutOfBoundsRelief() {
  return (
    <Figure
      viewBox="0 0 340 236"
      label="A lane from above. The ball rolls from the tee toward the upper curb, crosses it and stops in the grass beyond. It goes back beside the place where it crossed, up to 20 centimeters from the edge, for one penalty stroke."
      caption="What counts is where the ball crossed the curb, never where it came to rest. Under this app's house rule you drop it within the light strip and add one stroke; many European signs add none."
    >
      <rect width="340" height="236" fill="var(--s-h2)" />
      <rect x="6" y="78" width="334" height="150" rx="34" fill="var(--s-shade)" />
      <rect x="14" y="70" width="346" height="150" rx="34" fill="var(--s-curb)" />
      <rect x="22" y="78" width="338" height="134" rx="27" fill="var(--s-lane)" />
      <path
        d="M49 78H340V124H22V105A27 27 0 0 1 49 78Z"
        fill="var(--s-h1)"
        opacity="0.55"
      />
      <Roll d="M58 176Q110 152 150 76T202 34" />
      <DrawnBall x={58} y={178} ghost />
      <DrawnBall x={208} y={32} fill="var(--p1)" />
      <path
        d="m142 66 16 16m0-16-16 16"
        stroke="var(--on-felt)"
        strokeWidth="4.400"
        strokeLinecap="round"
      />
      <DrawnBall x={150} y={112} fill="var(--p1)" />
      <Length x={190} y={79} to={123} />
      <DrawnHole x={292} y={186} />
      <g fill="var(--on-felt)">
        <text x="200" y="107">
          up to 20 cm
        </text>
        <text x="12" y="60">
          crossed here
        </text>
        <text x="226" y="38">
          came to rest
        </text>
        <text x="76" y="194">
          tee
        </text>
      </g>
      <Tag x={120} y={134} width={92}>
        +1 stroke
      </Tag>
    </Figure>
  )
}
