import { PictureFailure } from '~/share/pictureFailure'
import type { ShareOrder } from '~/share/preparePicture'
import { shareText } from '~/share/shareText'
import { showToast } from '~/ui/toast'

/** Says that no picture came: with another try, or with the result in words when that will not help. */
export function sayNoPicture(
  error: unknown,
  order: ShareOrder,
  again: (() => void) | null,
) {
  const reason = error instanceof PictureFailure ? error.reason : 'crash'
  const retry = reason === 'no-wasm' ? null : again
  showToast({
    destructive: true,
    title:
      reason === 'timeout'
        ? 'The picture took too long'
        : 'The picture could not be made',
    description: retry
      ? 'Your scores are safe. Please try once more.'
      : 'Your scores are safe, and the result can go out in words.',
    action: retry
      ? { label: 'Try again', run: retry }
      : { label: 'Share as text', run: () => void sayWords(order) },
  })
}

/** The tap is too long ago for the share sheet: another one opens it. */
export function sayReady(share: () => void) {
  showToast({ title: 'Your picture is ready', action: { label: 'Share', run: share } })
}

async function sayWords(order: ShareOrder) {
  const delivery = await shareText(order)
  if (delivery === 'copied') showToast({ title: 'Result copied to clipboard!' })
  if (delivery === 'failed')
    showToast({ title: 'Failed to share the result', destructive: true })
}
