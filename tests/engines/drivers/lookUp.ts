import type * as Library from '@testing-library/dom'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** An element as a person or a screen reader finds it. */
export interface Where {
  readonly role: string
  /** The whole accessible name, or a pattern of it. */
  readonly name?: string | RegExp
  readonly level?: number
  readonly pressed?: boolean
  readonly within?: Where
}

/** The library that looks elements up by role and name, as a script for the page. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** An expression for the elements at a place, in order of the document. */
export const all = (where: Where): string =>
  `(${lookUp.toString()})(${toScript(where)}, window.TestingLibraryDom)`

const toScript = (where: Where): string => {
  const fields = Object.entries(where).map(
    ([field, value]: [string, unknown]) =>
      `${field}: ${
        field === 'within'
          ? toScript(value as Where)
          : value instanceof RegExp
            ? String(value)
            : JSON.stringify(value)
      }`,
  )
  return `{ ${fields.join()} }`
}

/** Runs in the page, so it may use nothing but what it is given. */
function lookUp(where: Where, library: typeof Library): HTMLElement[] {
  const { role, within, ...options } = where
  const around = within ? lookUp(within, library) : [document.body]
  return around.flatMap((one) => library.queryAllByRole(one, role, options))
}
