import { Share } from 'lucide-react'
import type { Round } from '~/golf/round'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { BottomBar } from './BottomBar'
import { CopyPicture } from './CopyPicture'
import { KeptPicture } from './KeptPicture'
import { useShare } from './useShare'

/** The ways out of the scorecard: its picture is ready before anybody taps. */
export function ShareBar({ round }: { round: Round }) {
  const { share, label, kept } = useShare(round, true)
  return (
    <BottomBar>
      <CopyPicture round={round} />
      <Button
        kind="main"
        icon={<Icon of={Share} />}
        aria-busy={label !== null}
        onClick={share}
      >
        {label ?? 'Share Scorecard'}
      </Button>
      {kept && <KeptPicture {...kept} />}
    </BottomBar>
  )
}
