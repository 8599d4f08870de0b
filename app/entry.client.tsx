import type { IslandHandle } from './assets'

/**
 * The one script of every page. A page that plays names its route's module in `data-island`;
 * pages that are only read get along without the framework.
 */
const island = document.querySelector<HTMLElement>('[data-island]')

if (island?.dataset.island) {
  import(/* @vite-ignore */ island.dataset.island)
    .then(({ handle }: { handle: IslandHandle }) => handle.mount(island))
    .catch((error: unknown) => console.error('The page could not start.', error))
}
