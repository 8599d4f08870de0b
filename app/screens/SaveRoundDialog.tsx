import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'

export function SaveRoundDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Save This Round"
      onDismiss={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <p>
        Your round saves itself on this device, tap by tap, until you start a new one.
      </p>
      <p>To keep a card or send it around, use Share: it hands out the scorecard.</p>
      <p>An archive of past rounds may come in a future update.</p>
    </Dialog>
  )
}
