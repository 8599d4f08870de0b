import { settle } from './settle'
import { followUpdates } from './updates'

/** Has the site kept on the device once the page has loaded; without that it works as it is. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register() {
  navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(followUpdates)
    .catch((error: unknown) => console.warn('The site is not kept offline.', error))
  settle()
}
