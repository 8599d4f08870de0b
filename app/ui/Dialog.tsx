import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import css from './Dialog.module.css'

interface Props {
  readonly title: string
  /** A question that needs an answer before anything else is an alert dialog. */
  readonly alert?: boolean
  /** Escape, the device's Back and a tap beside the sheet: the safe answer. */
  readonly onDismiss: () => void
  readonly children: ReactNode
  /** Buttons, the safe answer first. */
  readonly actions: ReactNode
}

/** A modal sheet on the platform's own dialog: it holds the focus and gives it back. Open while rendered. */
export function Dialog({ title, alert = false, onDismiss, children, actions }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const dismiss = useRef(onDismiss)
  const id = useId()

  useEffect(() => {
    dismiss.current = onDismiss
  })

  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!dialog) return
    const onClose = () => dismiss.current()
    const onClick = (event: MouseEvent) => event.target === dialog && dialog.close()
    dialog.addEventListener('close', onClose)
    dialog.addEventListener('click', onClick)
    dialog.showModal()
    // Long words are read from their beginning; a question begins at its safe answer.
    if (!alert) dialog.querySelector('h2')?.focus()
    return () => {
      dialog.removeEventListener('close', onClose)
      dialog.removeEventListener('click', onClick)
      dialog.close()
    }
  }, [alert])

  return createPortal(
    <dialog
      ref={sheet}
      className={css.dialog}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-text` : undefined}
      aria-modal
    >
      <div className={css.sheet}>
        <h2 id={`${id}-title`} className={css.title} tabIndex={alert ? undefined : -1}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css.text}>
          {children}
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  )
}
