import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { PolicySettings } from './config'
import { barePolicy, scriptPolicy } from './contentPolicy'
import { keep } from './keep'
import type { Kept } from './kept'
import { SECURITY_HEADERS } from './securityHeaders'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const PICTURES = new Set(['.avif', '.ico', '.jpg', '.png', '.svg', '.webp', '.woff2'])

/** The files of a build by address. Only these can be asked for: no path ever reaches the disk. */
export type StaticFiles = ReadonlyMap<string, Kept>

/**
 * Reads client builds into memory, with the compressed forms that stand beside the files: the last
 * folder's counts where several have a file, and a folder that is not there has none.
 */
export function readStaticFiles(
  folders: readonly string[],
  policy: PolicySettings,
): StaticFiles {
  const paths = new Map<string, string>()
  for (const folder of folders.filter((folder) => existsSync(folder)))
    for (const path of filesBelow(folder))
      paths.set(`/${relative(folder, path).split(sep).join('/')}`, path)
  return new Map(
    [...paths].map(([address, path]) => [
      encodeURI(address),
      readFile(path, address, policy),
    ]),
  )
}

/** Compressed siblings are forms of their file; hidden files are the build's own notes. */
function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return []
    if (entry.isDirectory()) return filesBelow(path)
    return ['.br', '.gz'].includes(extname(path)) ? [] : [path]
  })
}

function readFile(path: string, address: string, policy: PolicySettings): Kept {
  const body = readFileSync(path)
  const extension = extname(path)
  return keep({
    status: 200,
    ranges: true,
    bodies: {
      identity: body,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    },
    headers: [
      ['Content-Type', TYPES[extension] ?? 'application/octet-stream'],
      ['Cache-Control', lifetime(address, extension)],
      ...SECURITY_HEADERS,
      [
        'Content-Security-Policy',
        extension === '.js' ? scriptPolicy(body.toString(), policy) : barePolicy,
      ],
    ],
  })
}

function lifetime(address: string, extension: string) {
  if (address.startsWith('/assets/')) return FOREVER
  return PICTURES.has(extension) ? A_DAY : REVALIDATED
}
