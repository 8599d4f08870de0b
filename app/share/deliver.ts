import { canShareFiles, isIosApp, isWithinTap } from './device'
import type { ShareOrder } from './preparePicture'
import { resultText, SHARE_TITLE } from './resultText'

/** `kept`: to be shown for a long press; `late`: the tap is over, another one has to follow. */
export type Delivery = 'shared' | 'downloaded' | 'kept' | 'late' | 'open'

/**
 * Hands a picture to the share sheet, at once so that the tap still counts, else keeps it on the
 * device: also when the sheet is refused, fails or is cancelled. Never throws.
 */
export async function deliver(file: File, order: ShareOrder): Promise<Delivery> {
  if (!canShareFiles()) return keep(file)
  if (!isWithinTap()) return 'late'
  try {
    await navigator.share({ files: [file], title: SHARE_TITLE, text: resultText(order) })
    return 'shared'
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError') return 'open'
    if (nameOf(error) !== 'AbortError')
      console.error('The picture was not shared.', error)
    return keep(file)
  }
}

const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : '')

function keep(file: File): Delivery {
  if (isIosApp()) return 'kept'
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return 'downloaded'
}
