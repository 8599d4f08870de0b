import { useRef, useState, type KeyboardEvent } from 'react'
import {
  afterTap,
  isAce,
  isPlayed,
  isStrokeChoice,
  STROKE_CHOICES,
  UNPLAYED,
  type StrokeChoice,
  type Strokes,
} from '~/golf/strokes'
import { classes } from '~/ui/classes'
import { tick } from '~/ui/haptics'
import { PencilRing } from '~/ui/PencilRing'
import css from './ScoreRow.module.css'

interface Props {
  readonly player: string
  readonly strokes: Strokes
  readonly onChange: (strokes: Strokes) => void
}

const FIRST = STROKE_CHOICES[0]
const LAST = STROKE_CHOICES[STROKE_CHOICES.length - 1] ?? FIRST

/** Seven buttons, one stop of the Tab key: arrows move, Space or Enter taps, digits score, 0 clears. */
export function ScoreRow({ player, strokes, onChange }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<StrokeChoice | null>(null)
  const stop = focused ?? (isPlayed(strokes) ? strokes : FIRST)

  const focus = (choice: number) =>
    row.current?.querySelectorAll('button')[choice - 1]?.focus()

  const tap = (choice: StrokeChoice) => {
    tick()
    onChange(afterTap(strokes, choice))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typed = /^[1-7]$/.test(event.key) ? Number(event.key) : null
    const target = focusTarget(event.key, stop)
    if (isStrokeChoice(typed)) {
      focus(typed)
      onChange(afterTap(strokes, typed))
    } else if (event.key === '0' || event.key === 'Backspace') onChange(UNPLAYED)
    else if (target) focus(target)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={`Strokes of ${player}`}
      className={css.row}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(null)}
    >
      {STROKE_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes(css.cell, isAce(choice) && css.one)}
          aria-pressed={strokes === choice}
          tabIndex={choice === stop ? 0 : -1}
          onFocus={() => setFocused(choice)}
          onClick={() => tap(choice)}
        >
          <span className={css.disc}>{choice}</span>
          {isAce(choice) && strokes === choice && <PencilRing className={css.ring} />}
        </button>
      ))}
    </div>
  )
}

function focusTarget(key: string, from: StrokeChoice): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: from === FIRST ? LAST : from - 1,
    ArrowRight: from === LAST ? FIRST : from + 1,
    Home: FIRST,
    End: LAST,
  }
  return targets[key]
}
