import { X } from 'lucide-react'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import css from './UpdateNotice.module.css'

/**
 * Says that a new version waits for the round to end, or that this one misses a file and should be
 * updated; hidden until the page is marked so.
 */
export function UpdateNotice() {
  return (
    <div role="status">
      <section aria-label="New version" className={css.notice}>
        <p className={css.words}>
          <b>New version ready.</b>
          <span className={css.missing}> Please update.</span>
          <span className={css.safe}> Your round stays.</span>
        </p>
        <Button className={css.update} data-action="update-now">
          Update
        </Button>
        <Button
          kind="icon"
          aria-label="Dismiss"
          data-action="dismiss-update"
          icon={<Icon of={X} />}
        />
      </section>
    </div>
  )
}
