import { say } from './say'

/** Hands the page to the device's share sheet, else copies its address. Staying silent is an answer. */
export async function shareArticle(): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  const url = location.href
  if ('share' in navigator) {
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const copied = await copy(url)
  await say(
    copied
      ? { title: 'Article link copied to clipboard!' }
      : {
          title: 'Failed to copy link',
          description: "Copy it from your browser's address bar instead.",
          destructive: true,
        },
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
