import { useState } from 'react'
import {
  ACE,
  afterTap,
  isAce,
  isPlayed,
  STROKE_CHOICES,
  UNPLAYED,
  type Strokes,
} from '~/golf/strokes'
import { Ball } from '~/ui/Ball'
import { NumberRow } from '~/ui/NumberRow'
import css from './TryRow.module.css'

/** One player's card to try: the buttons of the game, counting nothing. */
export function TryRow() {
  const [strokes, setStrokes] = useState<Strokes>(UNPLAYED)
  return (
    <div className={css.try} role="group" aria-labelledby="try">
      <p id="try" className={css.name}>
        <Ball color={2} />
        You, on hole 1
      </p>
      <NumberRow
        label="Your strokes"
        numbers={STROKE_CHOICES}
        chosen={isPlayed(strokes) ? strokes : null}
        ringed={ACE}
        className={css.row}
        onTap={(choice) => setStrokes(afterTap(strokes, choice))}
        onClear={() => setStrokes(UNPLAYED)}
      />
      <p role="status" className={css.answer}>
        {answerTo(strokes)}
      </p>
    </div>
  )
}

function answerTo(strokes: Strokes): string {
  if (!isPlayed(strokes)) return 'Try it: how many strokes did you need?'
  if (isAce(strokes)) return 'A hole in one! That earns the pencil ring.'
  if (strokes === STROKE_CHOICES.at(-1))
    return 'Six tries and not in? Write a 7 and walk on.'
  return `${strokes} strokes. Tap ${strokes} again to clear it.`
}
