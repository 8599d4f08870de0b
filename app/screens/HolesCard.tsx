import { MAX_HOLES, MIN_HOLES } from '~/golf/holes'
import type { Round } from '~/golf/round'
import { changeHoles, wouldLoseScores } from '~/golf/setup'
import { returnHoles } from '~/golf/undo'
import { currentRound, play } from '~/state/round'
import { Stepper } from '~/ui/Stepper'
import { showToast } from '~/ui/toast'
import css from './HolesCard.module.css'

export function HolesCard({ round }: { round: Round }) {
  const change = (holes: number) => {
    const before = currentRound()
    play((now) => changeHoles(now, holes))
    if (!wouldLoseScores(before, holes)) return
    showToast({
      title: `The scores after hole ${holes} were removed`,
      action: {
        label: 'Undo',
        run: () => play((now) => returnHoles(now, before, holes)),
      },
    })
  }
  return (
    <section className={css.card}>
      <h2 className={css.label}>How many holes?</h2>
      <Stepper
        label="How many holes?"
        fewer="Fewer holes"
        more="More holes"
        value={round.holes}
        min={MIN_HOLES}
        max={MAX_HOLES}
        mayApplyWhileTyping={(holes) => !wouldLoseScores(round, holes)}
        onChange={change}
      />
    </section>
  )
}
