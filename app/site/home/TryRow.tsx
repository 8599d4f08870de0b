import { useState } from 'react'
import {
  afterTap,
  isAce,
  isPlayed,
  STROKE_CHOICES,
  UNPLAYED,
  type Strokes,
} from '~/golf/strokes'
import { classes } from '~/ui/classes'
import { Ball } from '~/ui/Ball'
import { PencilRing } from '~/ui/PencilRing'
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
      <div className={css.row}>
        {STROKE_CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={classes(css.cell, isAce(choice) && css.one)}
            aria-pressed={strokes === choice}
            onClick={() => setStrokes(afterTap(strokes, choice))}
          >
            <span className={css.disc}>{choice}</span>
            {isAce(choice) && strokes === choice && <PencilRing className={css.ring} />}
          </button>
        ))}
      </div>
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
