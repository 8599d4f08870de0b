import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import satori from 'satori'
import { readArticles } from '~/content/readContent'
import { SITE } from '~/site'
import { HEIGHT, HomePicture, SocialPicture, WIDTH, type Words } from './SocialPicture'

/** Draws the pictures that links to the site are shown with; what has not changed comes from a cache. */
const OUT = 'build/client/social'
const CACHE = '.cache/social'

const HOME = 'home'

const pictures: Record<string, Words> = {
  [HOME]: { above: SITE.promise, title: SITE.tagline },
  game: {
    above: SITE.game.title,
    title: 'Add your group, choose the holes, tap the strokes.',
  },
  blog: { above: SITE.blog.title, title: SITE.blog.subtitle },
}
for (const { slug, title, category, readTime } of readArticles('content'))
  pictures[slug] = { above: `${category} · ${readTime} min read`, title }

const template = readFileSync(fileURLToPath(import.meta.url))
const fonts = ([800, 900] as const).map((weight) => ({
  name: 'Nunito',
  weight,
  data: readFileSync(
    fromPackage(`@fontsource/nunito/files/nunito-latin-${weight}-normal.woff`),
  ),
}))

mkdirSync(OUT, { recursive: true })
mkdirSync(CACHE, { recursive: true })
const started = performance.now()
let drawn = 0
for (const [name, words] of Object.entries(pictures)) {
  const key = createHash('sha256')
    .update(template)
    .update(name)
    .update(JSON.stringify(words))
  const kept = `${CACHE}/${key.digest('hex')}.png`
  if (!existsSync(kept)) {
    writeFileSync(kept, await draw(name === HOME ? HomePicture : SocialPicture, words))
    drawn += 1
  }
  copyFileSync(kept, `${OUT}/${name}.png`)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `${Object.keys(pictures).length} social pictures, ${drawn} drawn anew in ${seconds} s`,
)

async function draw(Picture: typeof SocialPicture, words: Words): Promise<Uint8Array> {
  if (drawn === 0)
    await initWasm(readFileSync(fromPackage('@resvg/resvg-wasm/index_bg.wasm')))
  const svg = await satori(<Picture {...words} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  })
  const resvg = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = resvg.render()
  const png = image.asPng()
  image.free()
  resvg.free()
  return png
}

function fromPackage(file: string): string {
  return fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url))
}
