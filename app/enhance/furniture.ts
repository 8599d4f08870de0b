import { dismissInstall, promptInstall } from '~/pwa/install'
import { dismissUpdate } from '~/pwa/notice'
import { updateNow } from '~/pwa/updates'
import { acceptAll, essentialOnly, openPrivacySettings, savePreferences } from './consent'
import { shareArticle } from './shareArticle'

const help = () => import('./installHelp').then(({ installHelp }) => installHelp())

/** What a control of the server's HTML does, by the word in its `data-action`. */
const VERBS: Readonly<Record<string, () => unknown>> = {
  'accept-all': acceptAll,
  'essential-only': essentialOnly,
  'save-preferences': savePreferences,
  'open-privacy-settings': openPrivacySettings,
  'share-article': shareArticle,
  'install-help': help,
  'install-app': async () => (await promptInstall()) || help(),
  'dismiss-install': dismissInstall,
  'update-now': updateNow,
  'dismiss-update': dismissUpdate,
}

/** Listens once for all furniture of the page, now and later. */
export function enhanceFurniture(): void {
  document.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element && event.target.closest('[data-action]')
    const action = control instanceof HTMLElement ? control.dataset.action : undefined
    if (!action || !Object.hasOwn(VERBS, action)) return
    event.preventDefault()
    Promise.resolve(VERBS[action]?.()).catch((error: unknown) =>
      console.warn(`${action} did not work.`, error),
    )
  })
}
