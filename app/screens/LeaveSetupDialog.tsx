import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'

interface Props {
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveSetupDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog
      alert
      title="Leave Player Setup?"
      onDismiss={onStay}
      actions={
        <>
          <Button kind="main" onClick={onStay}>
            Stay Here
          </Button>
          <Button onClick={onLeave}>Go to Homepage</Button>
        </>
      }
    >
      <p>If you go back, all entered names will be lost.</p>
    </Dialog>
  )
}
