import type { EdgeConfig } from './config'
import type { Kept } from './kept'
import { keepPage, type Rendering } from './keepPage'
import { PageCache } from './pageCache'
import type { StaticFiles } from './staticFiles'

const PLAIN = { pages: 256, bytes: 32 * 2 ** 20 }
/** Their values are the visitor's: they have a room of their own and can't crowd out a page. */
const QUERIED = { pages: 32, bytes: 4 * 2 ** 20 }

/** No route has it, so its page is the one for every address that is not there. */
const NOWHERE = '/404'
const DAY = 86_400_000

export interface PagesOptions {
  readonly render: (request: Request) => Promise<Response>
  readonly files: StaticFiles
  readonly config: Pick<EdgeConfig, 'siteUrl' | 'policy'>
  readonly now: () => number
}

/** The pages of the app: rendered once, then kept. */
export interface Pages {
  /** The page kept under exactly this address, unless its day is over. */
  readonly find: (key: string) => Kept | undefined
  /** The page of a key, rendered if it is not kept; the 404 page where there is none. */
  readonly open: (key: string) => Promise<Kept>
  /** The page for every address that is not there. */
  readonly missing: () => Promise<Kept>
}

/** Puts rendering, keeping and the bounds together; several askers of one page share one rendering. */
export function createPages({ render, files, config, now }: PagesOptions): Pages {
  const plain = new PageCache(PLAIN)
  const queried = new PageCache(QUERIED)
  const underway = new Map<string, Promise<Kept>>()

  const today = () => Math.floor(now() / DAY)
  const roomOf = (key: string) => (key.includes('?') ? queried : plain)
  const find = (key: string) => {
    const page = plain.get(key) ?? queried.get(key)
    return page?.day === undefined || page.day === today() ? page : undefined
  }

  const open = (key: string) =>
    Promise.resolve(find(key) ?? underway.get(key) ?? make(key))
  const missing = () => open(NOWHERE)

  function make(key: string): Promise<Kept> {
    const making = renderAndKeep(key).finally(() => underway.delete(key))
    underway.set(key, making)
    return making
  }

  async function renderAndKeep(key: string): Promise<Kept> {
    const rendering: Rendering = { key, files, day: today(), policy: config.policy }
    const response = await render(new Request(new URL(key, config.siteUrl)))
    const isMissing = response.status === 404
    if (isMissing && key !== NOWHERE) return missing()
    const path = key.split('?')[0] ?? key
    const sibling = path === key ? undefined : plain.get(path)
    const { page, keepable } = await keepPage(response, rendering, sibling)
    if (keepable && page !== sibling) roomOf(key).set(key, page)
    return page
  }

  return { find, open, missing }
}
