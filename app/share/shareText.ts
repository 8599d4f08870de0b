import type { ShareOrder } from './preparePicture'
import { resultText, SHARE_TITLE } from './resultText'

export type TextDelivery = 'shared' | 'cancelled' | 'copied' | 'failed'

/** Hands the result in words to the share sheet, else to the clipboard. Never throws. */
export async function shareText(order: ShareOrder): Promise<TextDelivery> {
  const text = resultText(order)
  try {
    if (!('share' in navigator)) return await copyText(text)
    await navigator.share({ title: SHARE_TITLE, text })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : copyText(text)
  }
}

async function copyText(text: string): Promise<TextDelivery> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    console.error('The result was not copied.', error)
    return 'failed'
  }
}
