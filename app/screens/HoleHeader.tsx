import {
  Bookmark,
  BookOpen,
  ChevronLeft,
  RotateCcw,
  Share,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { isLastHole, type Round } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import { allowLeaving } from '~/state/leaving'
import { play } from '~/state/round'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Mark } from '~/ui/Mark'
import { BasicRulesDialog } from './BasicRulesDialog'
import css from './HoleHeader.module.css'
import { KeptPicture } from './KeptPicture'
import { RestartDialog } from './RestartDialog'
import { SaveRoundDialog } from './SaveRoundDialog'
import { useShare } from './useShare'

type Open = 'rules' | 'save' | 'restart'

export function HoleHeader({ round }: { round: Round }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { share, label, kept } = useShare(round, isLastHole(round))
  const close = () => setOpen(null)
  const button = (
    label: string,
    sign: LucideIcon,
    onClick: () => void,
    className?: string,
  ) => (
    <Button
      kind="icon"
      aria-label={label}
      title={label}
      icon={<Icon of={sign} size={24} className={className} />}
      onClick={onClick}
    />
  )
  return (
    <header className={css.header}>
      {button('Back', ChevronLeft, () => play(openSetup))}
      <a className={css.home} href="/" aria-label="Home" onClick={allowLeaving}>
        <Mark />
      </a>
      <span className={css.space} />
      {button('Basic Rules', BookOpen, () => setOpen('rules'))}
      {button('Save This Round', Bookmark, () => setOpen('save'))}
      {button(label ?? 'Share', Share, share, label ? css.busy : undefined)}
      {button('Start New Game', RotateCcw, () => setOpen('restart'))}
      {kept && <KeptPicture {...kept} />}
      {open === 'rules' && <BasicRulesDialog onClose={close} />}
      {open === 'save' && <SaveRoundDialog onClose={close} />}
      {open === 'restart' && <RestartDialog confirm="Start New Game" onClose={close} />}
    </header>
  )
}
