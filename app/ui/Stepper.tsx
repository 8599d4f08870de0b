import { Minus, Plus } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Icon } from './Icon'
import css from './Stepper.module.css'

interface Props {
  readonly label: string
  readonly fewer: string
  readonly more: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  /** A typed value that this refuses waits until the field is left or Enter is pressed. */
  readonly mayApplyWhileTyping: (value: number) => boolean
}

/** A whole number from `min` to `max`, by two buttons, arrow keys or typing; anything else is ignored. */
export function Stepper(props: Props) {
  const { label, fewer, more, value, min, max, onChange, mayApplyWhileTyping } = props
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const parsed = /^\d+$/.test(typed.trim()) ? Number(typed) : NaN
  const isAllowed = (number: number) => number >= min && number <= max
  const step = (by: number) => isAllowed(value + by) && onChange(value + by)

  const type = (text: string) => {
    setTyped(text)
    const number = /^\d+$/.test(text.trim()) ? Number(text) : NaN
    if (isAllowed(number) && mayApplyWhileTyping(number)) onChange(number)
  }
  const settle = () => {
    if (isAllowed(parsed)) onChange(parsed)
    setTyped(String(isAllowed(parsed) ? parsed : value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    }
    if (event.key === 'Enter') settle()
  }

  return (
    <div className={css.stepper}>
      <button
        type="button"
        className={css.button}
        aria-label={fewer}
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Icon of={Minus} />
      </button>
      <input
        className={css.value}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={css.button}
        aria-label={more}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <Icon of={Plus} />
      </button>
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
