import { chromium } from '@playwright/test'
import { getChromium } from '../chromium.mjs'
import { startOurs } from '../server/processes.mjs'
import { quantile, report } from './report.mjs'

const PORT = Number(process.env.SOAK_PORT ?? 4323)
const PLAYERS = ['Ann', 'Bo', 'Cy', 'Di']
const HOLES = 18
/** 56 rounds are 1,008 holes. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 56)
/** The first 50 holes' taps are compared with the last 50's. */
const FIRST = 3
/** By then the tab has taken its working size; from here on it has to stay level. */
const WARM = Math.min(8, ROUNDS)
/** What the end may be of the start, and what a slow machine may add, milliseconds. */
const GROWTH = 1.05
const SLOWER = { times: 1.25, ms: 4 }

/** Scores 1,000 holes in one tab, round after round: true when it needs no more memory and no more time at the end. */
export default async function holes() {
  const { address, stop } = await startOurs(PORT, { REQUEST_LOG: '0' })
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await score(browser, address)
  } finally {
    await browser.close()
    await stop()
  }
}

async function score(browser, address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.addInitScript(watchTaps)
  await page.goto(`${address}/game`)
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  await client.send('Performance.enable')
  const taps = []
  let first
  let last
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playRound(page)
    taps.push(await page.evaluate(() => window.taps.splice(0)))
    last = await weigh(client)
    if (round === WARM) first = last
    if (round % 4 === 0)
      console.log(
        `${round * HOLES} holes: ${(last.JSHeapUsedSize / 2 ** 20).toFixed(2)} MB, ${last.Nodes} nodes, tap ${quantile(taps.at(-1), 0.5).toFixed(1)} ms`,
      )
  }
  if (faults.length > 0) console.log(faults)
  const early = taps.slice(0, FIRST).flat()
  const late = taps.slice(-FIRST).flat()
  const row = (name, of, share) =>
    [name, of(first), of(last), of(first) * share].map((value) =>
      name === 'heap MB' && typeof value === 'number' ? value / 2 ** 20 : value,
    )
  const tap = (name, share) => {
    const start = quantile(early, share)
    const most = start * SLOWER.times + SLOWER.ms
    return [name, start, quantile(late, share), most]
  }
  return report(`One tab, ${ROUNDS * HOLES} holes, ${taps.flat().length} taps`, [
    row('heap MB', ({ JSHeapUsedSize }) => JSHeapUsedSize, GROWTH),
    row('nodes', ({ Nodes }) => Nodes, GROWTH),
    row('listeners', ({ JSEventListeners }) => JSEventListeners, GROWTH),
    row('documents', ({ Documents }) => Documents, 1),
    tap('tap to paint, median ms', 0.5),
    tap('tap to paint, p95 ms', 0.95),
    ['errors', 0, faults.length, 0],
  ])
}

/** Through the screens as a group does: names, every score of every hole, ranking, scorecard, a new game. */
async function playRound(page) {
  const press = (name) => page.getByRole('button', { name, exact: true }).click()
  for (const player of PLAYERS) {
    await page.getByRole('textbox', { name: 'Player name' }).fill(player)
    await press('Add')
  }
  await press('Start Game')
  for (let hole = 1; hole <= HOLES; hole += 1) {
    await page.getByRole('heading', { level: 1, name: `Hole ${hole}` }).waitFor()
    for (const [place, player] of PLAYERS.entries())
      await page
        .getByRole('group', { name: player, exact: true })
        .getByRole('button', { name: String(((hole + place) % 7) + 1), exact: true })
        .click()
    await press(hole === HOLES ? 'Show Scorecard' : 'Next Hole')
    if (hole === HOLES / 2) await press('Keep Playing')
  }
  await page.getByRole('table', { name: 'Scorecard' }).waitFor()
  await press('Start New Game')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Start New Game' })
    .click()
  await page.getByRole('button', { name: 'Start Game', exact: true }).waitFor()
}

/** What the tab holds once all that it can let go is gone. */
async function weigh(client) {
  for (let times = 0; times < 2; times += 1)
    await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Runs in the page: notes how long after a tapped score the screen was painted. */
function watchTaps() {
  window.taps = []
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!target.closest('[aria-pressed]')) return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.taps.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    true,
  )
}
