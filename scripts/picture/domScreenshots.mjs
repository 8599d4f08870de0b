import { build } from 'esbuild'
import { measureWarm, openRound } from './benchRound.mjs'

/** How each library makes a PNG of the page's scorecard at scale 2 on white. */
const CALLS = {
  'modern-screenshot': `import { domToBlob } from 'modern-screenshot'
    window.shoot = (node) => domToBlob(node, { scale: 2, backgroundColor: '#fff' })`,
  'html-to-image': `import { toBlob } from 'html-to-image'
    window.shoot = (node) => toBlob(node, { pixelRatio: 2, backgroundColor: '#fff' })`,
  '@zumer/snapdom': `import { snapdom } from '@zumer/snapdom'
    window.shoot = (node) =>
      snapdom.toBlob(node, { scale: 2, dpr: 1, backgroundColor: '#fff', type: 'png' })`,
}

export const OTHERS = Object.keys(CALLS)

/** What a library needs for a screenshot of the scorecard screen. */
export async function screenshotOf(browser, address, name) {
  const { outputFiles } = await build({
    stdin: { contents: CALLS[name], resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
  })
  const page = await openRound(browser, address, 'scorecard')
  await page.waitForTimeout(1_500)
  const start = performance.now()
  await page.addScriptTag({ content: outputFiles[0].text })
  const first = await shoot(page, 0)
  const cold = { ...first, ms: performance.now() - start }
  return measureWarm(page, cold, (run) => shoot(page, run + 1))
}

/** A score changes before each, as it does for the product's own picture. */
const shoot = (page, run) =>
  page.evaluate(async (run) => {
    document.querySelector('td').textContent = String((run % 6) + 2)
    const start = performance.now()
    const blob = await window.shoot(document.querySelector('main'))
    return { ms: performance.now() - start, bytes: blob.size }
  }, run)
