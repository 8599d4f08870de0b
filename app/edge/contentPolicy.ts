import type { PolicySettings } from './config'

type Directives = Record<string, readonly string[]>

/** Nothing may load, run or frame: for redirects, plain answers and files that are only read. */
export const barePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const TAG_SCRIPTS = ['https://www.googletagmanager.com']
const TAG_REPORTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]
const FONT_STYLES = ['https://fonts.googleapis.com']
const FONT_FILES = ['https://fonts.gstatic.com']

/** What a page holds inline, as CSP hash sources, and whether it compiles WebAssembly. */
export interface PageNeeds {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly wasm: boolean
}

/** The policy of a page: its own files, its own inline hashes, and the hosts that are configured. */
export function pagePolicy(
  needs: PageNeeds,
  { tags, fonts, upgradeInsecure }: PolicySettings,
) {
  return write({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...needs.scripts,
      ...when(needs.wasm, ["'wasm-unsafe-eval'"]),
      ...when(tags, TAG_SCRIPTS),
    ],
    'style-src': ["'self'", ...needs.styles, ...when(fonts, FONT_STYLES)],
    'img-src': ["'self'", 'data:', 'blob:', ...when(tags, TAG_REPORTS)],
    'font-src': ["'self'", ...when(fonts, FONT_FILES)],
    'connect-src': ["'self'", ...when(tags, TAG_REPORTS)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(upgradeInsecure ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

/**
 * The policy of a script file, which governs it where it runs as a worker: it fetches from our
 * own host, a service worker also the fonts that it keeps, and it compiles WebAssembly if it says so.
 */
export function scriptPolicy(source: string, { fonts }: PolicySettings) {
  return write({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...when(source.includes('WebAssembly'), ["'wasm-unsafe-eval'"]),
    ],
    'connect-src': ["'self'", ...when(fonts, [...FONT_STYLES, ...FONT_FILES])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

const when = (applies: boolean, sources: readonly string[]) => (applies ? sources : [])

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
