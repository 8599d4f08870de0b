import type { IslandHandle } from './assets'
import { followConsent } from './enhance/consent'
import { enhanceFurniture } from './enhance/furniture'
import { followRound } from './enhance/roundMark'
import { keepTodayTrue } from './enhance/today'
import { whenNear } from './enhance/whenNear'
import { followInstall } from './pwa/install'
import { keepOffline } from './pwa/keepOffline'
import { followMissing, offerUpdate } from './pwa/offerUpdate'
import { askToKeepRound } from './pwa/persist'

/** What is fetched when its place comes near the screen, by the word in `data-lazy`. */
const LAZY: Readonly<Record<string, (container: HTMLElement) => Promise<unknown>>> = {
  features: (container) =>
    import('./site/home/mountFeatures').then((home) => home.mountFeatures(container)),
  stories: (container) =>
    import('./site/home/mountStories').then((home) => home.mountStories(container)),
  footer: () => import('./enhance/installHelp'),
}

const complain = (error: unknown) => console.error('The page could not start.', error)

/**
 * The one script of every page. A page that plays names its route's module in `data-island`;
 * pages that are only read get along without the framework.
 */
const island = document.querySelector<HTMLElement>('[data-island]')

followMissing()

if (island?.dataset.island) {
  import(/* @vite-ignore */ island.dataset.island)
    .then(({ handle }: { handle: IslandHandle }) => handle.mount(island))
    .catch((error: unknown) => {
      complain(error)
      void offerUpdate()
    })
}

followConsent()
enhanceFurniture()
followRound()
keepTodayTrue()
whenNear(document.querySelectorAll<HTMLElement>('[data-lazy]'), (container) => {
  LAZY[container.dataset.lazy ?? '']?.(container).catch(complain)
})
followInstall()
askToKeepRound()
if (import.meta.env.PROD) keepOffline()
