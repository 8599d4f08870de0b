import { useRef, useState, type KeyboardEvent } from 'react'
import { classes } from './classes'
import { tick } from './haptics'
import css from './NumberRow.module.css'
import { PencilRing } from './PencilRing'

interface Props<N extends number> {
  /** Small numbers in a row from 1, so that a digit key stands for each. */
  readonly numbers: readonly N[]
  readonly chosen: N | null
  /** The one to be proud of: where it is chosen, the pencil draws a ring around it. */
  readonly ringed: N
  readonly label: string
  readonly onTap: (number: N) => void
  readonly onClear: () => void
  readonly className?: string | undefined
}

/** Numbers to tap, one stop of the Tab key: arrows move, Space or Enter taps, digits tap theirs, 0 clears. */
export function NumberRow<N extends number>(props: Props<N>) {
  const { numbers, chosen, ringed, label, onTap, onClear, className } = props
  const row = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<N | null>(null)
  const stop = focused ?? chosen ?? numbers[0]

  const focus = (number: N) =>
    row.current?.querySelectorAll('button')[numbers.indexOf(number)]?.focus()

  const tap = (number: N) => {
    tick()
    onTap(number)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typed = numbers.find((number) => event.key === String(number))
    const target = targetOf(
      event.key,
      numbers,
      numbers.findIndex((n) => n === stop),
    )
    if (typed !== undefined) {
      focus(typed)
      tap(typed)
    } else if (event.key === '0' || event.key === 'Backspace') onClear()
    else if (target !== undefined) focus(target)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      className={classes(css.row, className)}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(null)}
    >
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={classes(css.cell, number === ringed && css.ringed)}
          aria-pressed={chosen === number}
          tabIndex={number === stop ? 0 : -1}
          onFocus={() => setFocused(number)}
          onClick={() => tap(number)}
        >
          <span className={css.disc}>{number}</span>
          {number === ringed && chosen === number && <PencilRing className={css.ring} />}
        </button>
      ))}
    </div>
  )
}

/** Where a key moves the focus; the row is a circle. */
function targetOf<N>(key: string, numbers: readonly N[], from: number): N | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: (from + 1) % numbers.length,
    Home: 0,
    End: -1,
  }
  const place = places[key]
  return place === undefined ? undefined : numbers.at(place)
}
