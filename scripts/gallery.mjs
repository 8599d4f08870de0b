import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { withCamera } from './gallery/camera.mjs'
import { GAME } from './gallery/game.mjs'
import { SITE } from './gallery/site.mjs'

/**
 * Photographs every screen of what is built, in all sizes and schemes, into the ignored folder
 * `gallery`, with a page to look at them. Words pick screens, sizes and schemes whose names hold
 * them: `npm run gallery -- hole 320 dark`.
 */
const OUT = 'gallery'
const SIZES = {
  320: { viewport: { width: 320, height: 640 } },
  390: { viewport: { width: 390, height: 844 } },
  '390-large-text': { viewport: { width: 390, height: 844 }, textSize: 200 },
  768: { viewport: { width: 768, height: 1024 } },
  '844-landscape': { viewport: { width: 844, height: 390 } },
  1280: { viewport: { width: 1280, height: 800 } },
}
const SCHEMES = ['light', 'dark']
/** Pages mostly wait for their network to be idle. */
const AT_ONCE = 4
const words = process.argv.slice(2)
const screens = Object.entries({ ...GAME, ...SITE })
const shots = screens.flatMap(([name, screen]) =>
  Object.entries(SIZES).flatMap(([size, device]) =>
    SCHEMES.map((colorScheme) => ({
      name,
      screen,
      file: `${name}/${size}-${colorScheme}.png`,
      device: { ...device, colorScheme },
    })),
  ),
)
const wanted = shots.filter(({ file }) => words.every((word) => file.includes(word)))

if (words.length === 0) rmSync(OUT, { recursive: true, force: true })
await withCamera(async (photograph) => {
  const left = wanted.values()
  const takeTheRest = async () => {
    for (const { file, screen, device } of left) {
      mkdirSync(`${OUT}/${file.split('/')[0]}`, { recursive: true })
      await photograph(screen, device, `${OUT}/${file}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTheRest))
})
writeFileSync(`${OUT}/index.html`, contactSheet(wanted))
console.log(`${wanted.length} pictures in ${OUT}/, to look at in ${OUT}/index.html`)

function contactSheet(taken) {
  const row = (name) =>
    `<h2>${name}</h2><div>${taken
      .filter((shot) => shot.name === name)
      .map(
        ({ file }) =>
          `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`,
      )
      .join('')}</div>`
  const rows = [...new Set(taken.map(({ name }) => name))].map(row)
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:16px system-ui;margin:24px}div{display:flex;gap:12px;overflow-x:auto;align-items:start}img{height:420px;box-shadow:0 1px 6px #0004}</style>${rows.join('')}`
}
