import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MANIFEST } from '~/site/manifest'

const pictures = [
  ...MANIFEST.icons,
  ...MANIFEST.screenshots,
  ...MANIFEST.shortcuts.flatMap(({ icons }) => icons),
]

test.each(pictures.map(({ src, sizes }) => [src, sizes]))(
  '%s is a PNG of %s',
  (src, sizes) => {
    const file = `public${src}`
    expect(existsSync(file)).toBe(true)
    const header = readFileSync(file).subarray(16, 24)
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes)
  },
)

test('it has what browsers ask of an app', () => {
  const { id, name, short_name, description, start_url, scope, display } = MANIFEST
  expect({ id, short_name, start_url, scope, display }).toEqual({
    id: '/',
    short_name: 'Puttogether',
    start_url: '/game',
    scope: '/',
    display: 'standalone',
  })
  expect(name).toContain(short_name)
  expect(description.length).toBeGreaterThan(50)
  const sizes = (purpose: string) =>
    MANIFEST.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)
  expect(sizes('any')).toEqual(['192x192', '512x512'])
  expect(sizes('maskable')).toEqual(['192x192', '512x512'])
  expect(sizes('monochrome')).toEqual(['512x512'])
  expect(new Set(MANIFEST.screenshots.map((one) => one.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  )
})
