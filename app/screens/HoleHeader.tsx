import { Bookmark, BookOpen, ChevronLeft, RotateCcw, Share } from 'lucide-react'
import { useState } from 'react'
import { isLastHole, type Round } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import { allowLeaving } from '~/state/leaving'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { classes } from '~/ui/classes'
import { Mark } from '~/ui/Mark'
import { BasicRulesDialog } from './BasicRulesDialog'
import css from './HoleHeader.module.css'
import { KeptPicture } from './KeptPicture'
import { RestartDialog } from './RestartDialog'
import { SaveRoundDialog } from './SaveRoundDialog'
import { useShare } from './useShare'

type Open = 'rules' | 'save' | 'restart'

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 2.4 } as const

export function HoleHeader({ round }: { round: Round }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { share, label, kept } = useShare(round, isLastHole(round))
  const close = () => setOpen(null)
  const icon = (label: string, drawn: JSX.Element, onClick: () => void) => (
    <Button kind="icon" aria-label={label} title={label} icon={drawn} onClick={onClick} />
  )
  return (
    <header className={css.header}>
      {icon('Back', <ChevronLeft {...ICON} />, () => play(openSetup))}
      <a className={css.home} href="/" aria-label="Home" onClick={allowLeaving}>
        <Mark />
      </a>
      <span className={css.space} />
      {icon('Basic Rules', <BookOpen {...ICON} />, () => setOpen('rules'))}
      {icon('Save This Round', <Bookmark {...ICON} />, () => setOpen('save'))}
      {icon(
        label ?? 'Share',
        <Share {...ICON} className={classes(label && css.busy)} />,
        share,
      )}
      {icon('Start New Game', <RotateCcw {...ICON} />, () => setOpen('restart'))}
      {kept && <KeptPicture {...kept} />}
      {open === 'rules' && <BasicRulesDialog onClose={close} />}
      {open === 'save' && <SaveRoundDialog onClose={close} />}
      {open === 'restart' && <RestartDialog confirm="Start New Game" onClose={close} />}
    </header>
  )
}
