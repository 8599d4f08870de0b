import { preparePicture, type ShareOrder } from './preparePicture'
import { resultText } from './resultText'

/**
 * Puts the picture on the clipboard, and the result in words for what takes text only. The picture
 * may still be in the making: the clipboard waits for it, which keeps the tap alive. Throws when refused.
 */
export const copyPicture = (order: ShareOrder): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({
      'image/png': preparePicture(order),
      'text/plain': new Blob([resultText(order)], { type: 'text/plain' }),
    }),
  ])
