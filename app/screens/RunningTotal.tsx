import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { average, total, type Player } from '~/golf/players'
import { Icon } from '~/ui/Icon'
import css from './RunningTotal.module.css'

/** Opens inside the name row, so that nothing on the card moves. */
export function RunningTotal({ player }: { player: Player }) {
  const [open, setOpen] = useState(false)
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <div className={css.total}>
      {open && (
        <p className={css.figures}>
          <span>
            Total <b>{total(player)}</b>
          </span>{' '}
          <span>
            Average <b>{average(player).toFixed(1)}</b>
          </span>
        </p>
      )}
      <button
        type="button"
        className={css.toggle}
        aria-label="Total and average"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {!open && <span>Total</span>}
        <Icon of={Chevron} size={20} />
      </button>
    </div>
  )
}
