import { restart } from '~/golf/setup'
import { currentRound, play } from '~/state/round'
import { keepGroup } from '~/storage/lastGroup'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'

interface Props {
  /** The word on the button that clears the round. */
  readonly confirm: 'Restart' | 'Start New Game'
  readonly onClose: () => void
}

export function RestartDialog({ confirm, onClose }: Props) {
  const clear = () => {
    onClose()
    keepGroup(currentRound().players.map(({ name }) => name))
    play(restart)
  }
  return (
    <Dialog
      alert
      title="Start New Game?"
      onDismiss={onClose}
      actions={
        <>
          <Button kind="main" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={clear}>{confirm}</Button>
        </>
      }
    >
      <p>This will clear all current scores and players. This action cannot be undone.</p>
    </Dialog>
  )
}
