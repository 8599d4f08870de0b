import { createContext, Script } from 'node:vm'
import { FIRST_PAINT_SCRIPT } from '~/storage/firstPaint'

export interface Browser {
  readonly userAgent?: string
  readonly platform?: string
  readonly maxTouchPoints?: number
  /** Set in an app that iOS installed. */
  readonly standalone?: boolean
  /** What the media query says in an app that others installed. */
  readonly isApp?: boolean
  /** False where the device lets nobody look at what it keeps. */
  readonly tells?: boolean
}

const page = createContext({})
const script = new Script(FIRST_PAINT_SCRIPT)

/** What the first paint's script makes of a document, on a device that keeps these texts. */
export function firstPainted(kept: ReadonlyMap<string, string>, browser: Browser = {}) {
  const marks: Record<string, string> = { fonts: 'https://fonts.test/nunito.css' }
  const links: object[] = []
  const { isApp = false, tells = true, ...navigator } = browser
  Object.assign(page, {
    navigator: {
      userAgent: 'Firefox',
      platform: 'Linux',
      maxTouchPoints: 0,
      ...navigator,
    },
    matchMedia: (query: string) => ({
      matches: isApp && query === '(display-mode:standalone)',
    }),
    localStorage: {
      getItem(key: string) {
        if (!tells) throw new Error('The operation is insecure.')
        return kept.get(key) ?? null
      },
    },
    document: {
      documentElement: { dataset: marks },
      createElement: (name: string) => ({ name, dataset: {} }),
      head: { append: (link: object) => void links.push(link) },
    },
  })
  script.runInContext(page)
  const set = Object.fromEntries(
    Object.entries(marks).filter(([name]) => name !== 'fonts'),
  )
  return { marks: set, links }
}
