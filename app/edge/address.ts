import type { ServerBuild } from '@remix-run/node'
import { matchRoutes, type AgnosticRouteObject } from '@remix-run/router'

/** What an address means to the page server. */
export type Address =
  | { readonly kind: 'page'; readonly path: string; readonly key: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly path: string }

/** The only queries that change a page; any other is left out of its key and of its rendering. */
const QUERIES: Readonly<Record<string, readonly string[]>> = { '/blog': ['category'] }

/** Says whether a path belongs to one of the app's routes. */
export type KnowsPath = (path: string) => boolean

/** Takes a server build, returns what tells its paths from others; a catch-all route knows nothing. */
export function knownPaths({ routes }: Pick<ServerBuild, 'routes'>): KnowsPath {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const below = (parent: string | undefined): AgnosticRouteObject[] =>
    all
      .filter((route) => route.parentId === parent && !route.path?.endsWith('*'))
      .map(({ id, path, index }) =>
        index
          ? { id, index, ...(path && { path }) }
          : { id, ...(path && { path }), children: below(id) },
      )
  const tree = below(undefined)
  return (path) => matchRoutes(tree, path) !== null
}

/**
 * Takes the path and query of a request, returns its one proper form: lower case, no slash at
 * the end, known queries only. A page asked for in another form has moved, always within the site.
 */
export function readAddress(target: string, knows: KnowsPath): Address {
  const at = target.indexOf('?')
  const rawPath = at < 0 ? target : target.slice(0, at)
  const query = at < 0 ? '' : target.slice(at)
  const segments = decode(rawPath)
  if (!segments) return { kind: 'unknown', path: rawPath }
  const path = `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`
  if (!knows(path)) return { kind: 'unknown', path: rawPath }
  if (path !== rawPath) return { kind: 'moved', to: path + query }
  return { kind: 'page', path, key: path + knownQuery(path, query) }
}

/** The segments of a path, or nothing where it is no text that a page could be named by. */
function decode(path: string): string[] | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent)
    if (segments.some((segment) => /\p{Cc}/u.test(segment))) return undefined
    return segments.filter((segment) => segment !== '')
  } catch {
    return undefined
  }
}

function knownQuery(path: string, query: string) {
  const asked = new URLSearchParams(query)
  const known = (QUERIES[path] ?? []).flatMap((name) => {
    const value = asked.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return known.length > 0 ? `?${known.join('&')}` : ''
}
