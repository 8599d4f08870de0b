import { tell } from './tell'

/** A page that never rests, or a browser that cannot tell, is given this long, milliseconds. */
const REST = 3_000

/** Tells the page's worker, and each that takes over from it, when the page rests. */
export function settle(): void {
  const { serviceWorker } = navigator
  const say = () =>
    whenIdle(() => {
      if (serviceWorker.controller)
        tell(serviceWorker.controller, { type: 'settled', saveData: savesData() })
    })
  serviceWorker.addEventListener('controllerchange', say)
  say()
}

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: REST })
  else setTimeout(callback, REST)
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
