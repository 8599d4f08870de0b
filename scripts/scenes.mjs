import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes the home page's scenes into pictures of their own, with the tokens they use in both color
 * schemes; run it after a change of a scene or a token, and commit what it made.
 */
const SCENES = ['home-phone', 'home-wide']

/** The pictures by file name, from the scenes and the tokens as they are now. */
export function drawScenes() {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const [light, dark] = tokens
    .split('@media (prefers-color-scheme: dark)')
    .map(declarations)
  return SCENES.map((name) => {
    const scene = readFileSync(`scripts/scenes/${name}.svg`, 'utf8').trim()
    const used = new Set(
      [...scene.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token),
    )
    const rules = (scheme) =>
      [...used]
        .filter((token) => scheme.has(token))
        .map((token) => `${token}:${scheme.get(token)}`)
        .join(';')
    const style = `<style>:root{${rules(light)}}@media(prefers-color-scheme:dark){:root{${rules(dark)}}}</style>`
    return [`${name}.svg`, `${scene.replace('>', `>${style}`)}\n`]
  })
}

const declarations = (css) =>
  new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )

if (process.argv[1]?.endsWith('scenes.mjs')) {
  mkdirSync('public/images', { recursive: true })
  for (const [file, svg] of drawScenes()) writeFileSync(`public/images/${file}`, svg)
}
