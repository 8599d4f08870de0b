import {
  ACE,
  afterTap,
  isPlayed,
  STROKE_CHOICES,
  UNPLAYED,
  type Strokes,
} from '~/golf/strokes'
import { NumberRow } from '~/ui/NumberRow'
import css from './ScoreRow.module.css'

interface Props {
  readonly player: string
  readonly strokes: Strokes
  readonly onChange: (strokes: Strokes) => void
}

/** A player's strokes on the hole, one tap away. */
export function ScoreRow({ player, strokes, onChange }: Props) {
  return (
    <NumberRow
      label={`Strokes of ${player}`}
      numbers={STROKE_CHOICES}
      chosen={isPlayed(strokes) ? strokes : null}
      ringed={ACE}
      className={css.row}
      onTap={(choice) => onChange(afterTap(strokes, choice))}
      onClear={() => onChange(UNPLAYED)}
    />
  )
}
