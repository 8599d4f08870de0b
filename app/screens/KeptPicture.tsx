import { useEffect, useState } from 'react'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import css from './KeptPicture.module.css'

/** A picture that the person keeps by a long press. */
export interface Kept {
  readonly file: File
  readonly alt: string
  readonly close: () => void
}

/** For iOS home-screen apps, where a download does nothing. */
export function KeptPicture({ file, alt, close }: Kept) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Dialog
      title="Your scorecard"
      onDismiss={close}
      actions={
        <Button kind="main" onClick={close}>
          Close
        </Button>
      }
    >
      <p>Press and hold the picture to save or send it.</p>
      {address && <img className={css.picture} src={address} alt={alt} />}
    </Dialog>
  )
}
