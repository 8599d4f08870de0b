import { EyeOff } from 'lucide-react'
import { Icon } from '~/ui/Icon'
import css from './HiddenRankings.module.css'

/** Stands where the rankings will: no name and no score of a player is on the page yet. */
export function HiddenRankings({
  players,
  onShow,
}: {
  players: number
  onShow: () => void
}) {
  return (
    <div className={css.hidden}>
      <div aria-hidden className={css.blurred}>
        {Array.from({ length: Math.max(3, Math.min(players, 10)) }, (_, place) => (
          <div key={place} className={css.row}>
            <span>{place + 1}</span>
            <span className={css.name}>Player {place + 1}</span>
            <span>XX</span>
          </div>
        ))}
      </div>
      <button type="button" className={css.overlay} onClick={onShow}>
        <span className={css.pill}>
          <Icon of={EyeOff} />
          Rankings Hidden
        </span>
      </button>
    </div>
  )
}
