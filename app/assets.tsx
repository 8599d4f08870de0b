import type { EntryContext } from '@remix-run/node'
import { useMatches } from '@remix-run/react'
import { createContext, useContext } from 'react'

interface PageContext {
  readonly assets: EntryContext['manifest']
  /** What may be asked of others once a person agrees. */
  readonly consented: {
    readonly fonts: string | undefined
    readonly gtm: string | undefined
  }
}

/** What the build made and the environment set: handed in by `entry.server.tsx`; the browser has no need of it. */
export const ServerContext = createContext<PageContext | null>(null)

/** The addresses that the page's own script may turn to after consent. */
export const useConsented = () => useContext(ServerContext)?.consented

/** A route that comes alive in the browser exports `handle = island(mount)`. */
export interface IslandHandle {
  readonly mount: (container: Element) => void
}

/** The addresses of the page's scripts: the entry on every page, an island's where there is one. */
export function usePageScripts() {
  const assets = useContext(ServerContext)?.assets
  const page = useMatches().at(-1)
  if (!assets || !page)
    return { entry: undefined, island: undefined, preload: [], dev: undefined }
  const route = isIsland(page.handle) ? assets.routes[page.id] : undefined
  return {
    entry: assets.entry.module,
    island: route?.module,
    preload: [
      ...assets.entry.imports,
      ...(route ? [route.module, ...(route.imports ?? [])] : []),
    ],
    dev: devRuntime(assets),
  }
}

/** Only the development server has one; Remix's own type leaves it out. */
const devRuntime = (assets: EntryContext['manifest'] & { hmr?: { runtime: string } }) =>
  assets.hmr?.runtime

const isIsland = (handle: unknown): handle is IslandHandle =>
  typeof handle === 'object' && handle !== null && 'mount' in handle
