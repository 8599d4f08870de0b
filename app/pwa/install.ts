import { localDevice } from '~/storage/device'
import { INSTALL_KEY } from '~/storage/keys'

/** How long the browser gets before it is asked whether this is the installed app, milliseconds. */
const LOOK_UP = 100

interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const page = document.documentElement
let prompt: InstallPrompt | null = null

/** Holds back the browser's own prompt for the install card, where the page has one. */
export function followInstall(): void {
  if (!document.querySelector('[data-action="install-app"]')) return
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
  })
  window.addEventListener('appinstalled', dismissInstall)
  let timer = setTimeout(lookUp, LOOK_UP)
  window.addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(lookUp, LOOK_UP)
  })
}

/** Shows the browser's install prompt; false where it has none. A refusal is logged and respected. */
export async function promptInstall(): Promise<boolean> {
  if (!prompt) return false
  const shown = prompt
  prompt = null
  try {
    const { outcome } = await shown.prompt()
    if (outcome === 'dismissed') console.info('The app was not installed.')
    dismissInstall()
  } catch (error) {
    console.warn('The app could not be installed.', error)
  }
  return true
}

/** The card goes, and stays away. */
export function dismissInstall(): void {
  localDevice.write(INSTALL_KEY, JSON.stringify('dismissed'))
  page.removeAttribute('data-install')
}

/** The installed app has no use for the card; its window may say so late or after a change of size. */
function lookUp() {
  const standalone =
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  if (standalone) page.removeAttribute('data-install')
}
