import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawScenes } from '../../scripts/scenes.mjs'

it.each(drawScenes())(
  '%s is drawn with the scene and the tokens of today',
  (file, svg) => {
    expect(readFileSync(`public/images/${file}`, 'utf8')).toBe(svg)
  },
)

it('carries both color schemes', () => {
  for (const [, svg] of drawScenes()) {
    expect(svg).toContain('--s-sky:#fff0c9')
    expect(svg).toMatch(/prefers-color-scheme:dark\).*--s-sky:#0b2a26/)
  }
})
