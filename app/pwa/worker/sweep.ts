import { CACHE, isOfOurs } from './build'
import { readNote, writeNote } from './kept'
import { scope } from './scope'

const OUTLIVED = 'outlived'

/** Notes which pages were open when this build took over: they may still need an earlier cache. */
export async function noteOutlived(): Promise<void> {
  const open = await openPages()
  if ((await earlierCaches()).length > 0) await writeNote(OUTLIVED, open)
}

/** Removes the caches of earlier builds once none of their pages is open. */
export async function sweep(): Promise<void> {
  const earlier = await earlierCaches()
  if (earlier.length === 0) return
  const outlived = await readNote(OUTLIVED)
  const open = await openPages()
  if (open.some((page) => outlived.includes(page))) return
  await Promise.all(earlier.map((cache) => caches.delete(cache)))
}

const earlierCaches = async () =>
  (await caches.keys()).filter((cache) => isOfOurs(cache) && cache !== CACHE)

const openPages = async () =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(
    ({ id }) => id,
  )
