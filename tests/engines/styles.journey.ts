import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from './journey'

const FOLDER = 'build/client/assets'

/** What an engine may not know, because it needs it not, or because its own spelling stands beside. */
const MAY_GO = [
  'box-decoration-break',
  'forced-color-adjust',
  'line-clamp',
  'tap-highlight-color',
  'text-size-adjust',
  'text-wrap',
  'touch-callout',
  'user-select',
]

test('every declaration of the style sheets is understood', async ({ game, tab }) => {
  const declarations = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(join(FOLDER, file), 'utf8').matchAll(DECLARATION),
    ])
    .map(([, property = '', value = '']) => [property, value.replace('!important', '')])
    .filter(([property = '']) => !property.startsWith('--') && !mayGo(property))
  expect(declarations.length).toBeGreaterThan(1_000)
  await game.open('/about')
  const unknown = await tab.evaluate<string[]>(
    `${JSON.stringify(declarations)}
      .filter(([property, value]) => !CSS.supports(property, value))
      .map((declaration) => declaration.join(': '))`,
  )
  expect([...new Set(unknown)]).toEqual([])
})

test('a long press on a button selects none of its words', async ({ game, tab }) => {
  await game.start('Ann')
  const kinds = await tab.evaluate<string[]>(
    `TestingLibraryDom.getAllByRole(document.body, 'button', { name: /^([1-7]|Next Hole)$/ })
      .map((one) => getComputedStyle(one))
      .map((style) => style.userSelect ?? style.webkitUserSelect)`,
  )
  expect(kinds).toHaveLength(8)
  expect(new Set(kinds)).toEqual(new Set(['none']))
})

const mayGo = (property: string) => MAY_GO.includes(property.replace('-webkit-', ''))

/** A property and its value, between the braces of a minified style sheet. */
const DECLARATION = /[{;]([a-z-]+):([^;{}]+)(?=[;}])/g
