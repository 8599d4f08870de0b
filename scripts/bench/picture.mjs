import { chromium } from '@playwright/test'
import { getChromium } from '../chromium.mjs'
import { OTHERS, screenshotOf } from '../picture/domScreenshots.mjs'
import { pictureOf } from '../picture/ownPicture.mjs'
import { weighPicture } from '../picture/weigh.mjs'
import { serveBuild } from '../serving.mjs'

const BUDGET = { warm: 200, task: 50, bytes: 900_000 }

/** The scorecard's picture against screenshots of the page: same browser, same round, one run. */
export default async function picture() {
  const { address, stop } = await serveBuild()
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const own = await pictureOf(browser, address)
    const rows = { 'this picture': own }
    for (const name of OTHERS) rows[name] = await screenshotOf(browser, address, name)
    console.log('4 players × 18 holes; ms, bytes; warm: median of 7')
    console.table(rows)
    report(own, weighPicture())
  } finally {
    await browser.close()
    stop()
  }
}

function report(own, files) {
  const bytes = Object.values(files).reduce((sum, size) => sum + size, 0)
  console.log('script, wasm and fonts of the picture, brotli:')
  console.table(files)
  const verdict = (name, value, most) =>
    console.log(
      `${value <= most ? 'within' : 'OVER'} budget: ${name} ${value} of ${most}`,
    )
  verdict('warm ms', own.warm, BUDGET.warm)
  verdict('longest main-thread task while warm, ms', own['longest task'], BUDGET.task)
  verdict('compressed bytes', bytes, BUDGET.bytes)
}
