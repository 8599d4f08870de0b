import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Round } from '~/golf/round'
import { offerUpdate } from '~/pwa/offerUpdate'
import { copyPicture } from '~/share/copyPicture'
import { canCopyPictures } from '~/share/device'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { showToast } from '~/ui/toast'
import { shareOrder } from './shareOrder'

/** The second way out, where the platform can put pictures on the clipboard. */
export function CopyPicture({ round }: { round: Round }) {
  const [copied, setCopied] = useState<Round | null>(null)
  if (!canCopyPictures()) return null
  const copy = async () => {
    try {
      await copyPicture(shareOrder(round))
      setCopied(round)
      showToast({ title: 'Picture copied to clipboard!' })
    } catch (error) {
      console.error('The picture was not copied.', error)
      if (await offerUpdate()) return
      showToast({
        title: 'The picture could not be copied',
        destructive: true,
        action: { label: 'Try again', run: () => void copy() },
      })
    }
  }
  const icon = copied === round ? <Icon of={Check} /> : <Icon of={Copy} />
  return (
    <Button
      kind="felt"
      aria-label="Copy picture"
      title="Copy picture"
      icon={icon}
      onClick={() => void copy()}
    />
  )
}
