import type { PolicySettings } from './config'
import { barePolicy, pagePolicy } from './contentPolicy'
import { prepareDocument } from './document'
import { compress } from './encodings'
import { contentHash, keep } from './keep'
import type { Kept } from './kept'
import { SECURITY_HEADERS, type HeaderPair } from './securityHeaders'
import type { StaticFiles } from './staticFiles'

/** A route whose page shows today's date says so with this header and the value "day". */
export const PAGE_DATE = 'X-Page-Date'

/** The pages that may compile WebAssembly: the scorecard's picture is drawn there. */
const WASM_PAGES = new Set(['/game'])

/** Browsers ask every time; a CDN may answer for a while and refresh behind the visitor's back. */
const SHARED = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600'
const SHARED_TODAY = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

/** The server says these itself, whatever the route said. */
const OURS = new Set(['cache-control', 'content-length', 'content-type', 'x-page-date'])

export interface Rendering {
  readonly key: string
  readonly files: StaticFiles
  readonly policy: PolicySettings
  readonly day: number
}

export interface MadePage {
  readonly page: Kept
  readonly keepable: boolean
}

/**
 * Takes what the app rendered, returns it ready to be sent, and whether it may be kept: never a
 * fault, never what the route calls private. With the bytes of its sibling it is the sibling.
 */
export async function keepPage(
  response: Response,
  { key, files, policy, day }: Rendering,
  sibling?: Kept,
): Promise<MadePage> {
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? 'text/plain; charset=utf-8'
  const text = await response.text()
  const document = type.startsWith('text/html') ? prepareDocument(text, files) : undefined
  const body = Buffer.from(document?.html ?? text)
  const dated = headers.get(PAGE_DATE) === 'day'
  const keepable = (status === 200 || status === 404) && mayKeep(headers)
  if (sibling && keepable && contentHash(body) === sibling.hash)
    return { page: sibling, keepable }

  const wasm = WASM_PAGES.has(key)
  const page = keep({
    status,
    bodies: keepable ? await compress(body) : { identity: body },
    ...(dated && { day }),
    headers: [
      ['Content-Type', type],
      ['Cache-Control', lifetime(keepable && status === 200, dated)],
      ...SECURITY_HEADERS,
      [
        'Content-Security-Policy',
        document ? pagePolicy({ ...document, wasm }, policy) : barePolicy,
      ],
      ...(document?.preloads ? [['Link', document.preloads] as const] : []),
      ...theirs(headers),
    ],
  })
  return { page, keepable }
}

const mayKeep = (headers: Headers) =>
  !headers.has('Set-Cookie') &&
  !/no-store|private/.test(headers.get('Cache-Control') ?? '')

function lifetime(shared: boolean, dated: boolean) {
  if (!shared) return 'no-store'
  return dated ? SHARED_TODAY : SHARED
}

const theirs = (headers: Headers): HeaderPair[] =>
  [...headers].filter(([name]) => !OURS.has(name))
