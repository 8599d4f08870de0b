/** True where the share sheet takes pictures. */
export function canShareFiles(): boolean {
  const file = new File([''], 'picture.png', { type: 'image/png' })
  return 'share' in navigator && !!navigator.canShare?.({ files: [file] })
}

/** True where a picture can be put on the clipboard. */
export const canCopyPictures = (): boolean =>
  'ClipboardItem' in window && 'write' in (navigator.clipboard ?? {})

/** True in an iOS home-screen app, where a download does nothing. */
export const isIosApp = (): boolean =>
  'standalone' in navigator && navigator.standalone === true

/** False once a tap is too long ago for the platform to open a share sheet; true where it does not say. */
export const isWithinTap = (): boolean => navigator.userActivation?.isActive ?? true
