import { CACHE, isOfOurs } from './build'
import { readNote, writeNote } from './kept'
import { scope } from './scope'

const OUTLIVED = 'outlived'

/** Notes which pages were open when this build took over: they may still need an earlier cache. */
export async function noteOutlived(): Promise<void> {
  const open = await openPages()
  if ((await earlierCaches()).length > 0) await writeNote(OUTLIVED, open)
}

/**
 * Removes the caches of earlier builds once none of their pages is open. A page may ask for it while
 * the worker is still taking over and has noted nothing.
 */
export async function sweep(): Promise<void> {
  const earlier = await earlierCaches()
  if (earlier.length === 0 || isNextUnderWay()) return
  const outlived = await readNote(OUTLIVED)
  const open = await openPages()
  if (!outlived || open.some((page) => outlived.includes(page))) return
  await Promise.all(earlier.map((cache) => caches.delete(cache)))
}

const earlierCaches = async () =>
  (await caches.keys()).filter((cache) => isOfOurs(cache) && cache !== CACHE)

/** Then one of the caches may be a later build's, and it is that one's turn to tidy up. */
const isNextUnderWay = () =>
  Boolean(scope.registration.installing ?? scope.registration.waiting)

const openPages = async () =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(
    ({ id }) => id,
  )
