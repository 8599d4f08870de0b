import BasicRules from '#content/basic-rules.mdx'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import css from './BasicRulesDialog.module.css'

const headings = {
  h2: ({ children }: { children?: React.ReactNode }) => (
    <h3 className={css.section}>{children}</h3>
  ),
}

export function BasicRulesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Basic Rules"
      onDismiss={onClose}
      actions={
        <Button kind="main" onClick={onClose}>
          Back to the game
        </Button>
      }
    >
      <div className={css.rules}>
        <BasicRules components={headings} />
      </div>
    </Dialog>
  )
}
