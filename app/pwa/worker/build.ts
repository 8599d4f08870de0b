import { assets } from 'virtual:assets-sw'

declare const __VERSION__: string
declare const __DOCUMENTS__: string

/** What `vite.config.ts` and remix-pwa tell the worker of the build it belongs to. */
export const BUILD = {
  /** Changes with any source. */
  version: __VERSION__,
  /** Addresses answered by the server's code rather than by a file. */
  documents: __DOCUMENTS__.split(' '),
  files: assets,
} as const

const PREFIX = 'puttogether-'

/** The one cache of this build. */
export const CACHE = `${PREFIX}${BUILD.version}`

export const isOfOurs = (cache: string): boolean => cache.startsWith(PREFIX)
