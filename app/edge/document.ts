import { createHash } from 'node:crypto'
import type { StaticFiles } from './staticFiles'

/** A page's HTML as it is sent, with the CSP sources of what it holds inline. */
export interface PreparedDocument {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** A Link header: what the page asks for anyway, said before its first byte. */
  readonly preloads: string
}

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const PRELOAD = /<link\b[^>]*\brel="(modulepreload|preload)"[^>]*>/g
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Intermediaries cut long headers off; the rest is in the document. */
const MAX_PRELOADS = 6

/** Takes rendered HTML, writes its style sheets into it (nothing blocks the first paint) and hashes what is inline. */
export function prepareDocument(rendered: string, files: StaticFiles): PreparedDocument {
  const html = inlineStyles(rendered, files)
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , source = '']) => hashSource(source))
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, css = '']) => hashSource(css))
  return {
    html,
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
    preloads: preloadsOf(html),
  }
}

/** All sheets of the page become one, where the first stood. One that is not ours stays a link. */
function inlineStyles(html: string, files: StaticFiles) {
  const sheets: string[] = []
  const rest = html.replace(STYLESHEET, (link) => {
    const css = files.get(attribute(link, 'href') ?? '')?.forms.identity.whole.body
    if (!css || link.includes(' media=') || css.includes('</style')) return link
    sheets.push(css.toString().trim())
    return sheets.length === 1 ? '<style></style>' : ''
  })
  return rest.replace('<style></style>', () => `<style>${sheets.join('')}</style>`)
}

function preloadsOf(html: string) {
  return [...html.matchAll(PRELOAD)]
    .slice(0, MAX_PRELOADS)
    .flatMap(([link, rel = '']) => {
      const href = attribute(link, 'href')
      if (!href?.startsWith('/') || link.includes(' media=')) return []
      const as = attribute(link, 'as')
      return [`<${href}>; rel=${rel}${as ? `; as=${as}` : ''}`]
    })
    .join(', ')
}

/** Data blocks (JSON-LD) are never run, so no policy asks for their hash. */
const runs = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="[^"]*json"/.test(attributes)

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
