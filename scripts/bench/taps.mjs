import { chromium } from '@playwright/test'
import { getChromium } from '../chromium.mjs'
import { serveBuild } from '../serving.mjs'

const TAPS = 60
const SLOWDOWN = 4
const BUDGET = 50

/** How long a tapped score takes to be painted on a phone-like processor, small round against large. */
export default async function taps() {
  const { address, stop } = await serveBuild()
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const small = await measure(browser, address, 1, 9)
    const large = await measure(browser, address, 10, 36)
    console.table({
      '1 player × 9 holes': small,
      '10 players × 36 holes': large,
      'large / small': {
        median: round(large.median / small.median),
        p95: '',
        budget: 1.5,
      },
    })
  } finally {
    await browser.close()
    stop()
  }
}

async function measure(browser, address, players, holes) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(
    ([text]) => localStorage.setItem('mini-golf-game-state', text),
    [JSON.stringify(record(players, holes))],
  )
  await page.goto(`${address}/game`)
  await page.waitForSelector('[aria-pressed]')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times = await page.evaluate(async (count) => {
    const buttons = [...document.querySelectorAll('[aria-pressed]')]
    const painted = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        }),
      )
    const times = []
    for (let tap = 0; tap < count; tap += 1) {
      const start = await painted()
      buttons[(tap * 3 + 1) % 7].click()
      times.push((await painted()) - start)
    }
    return times.sort((a, b) => a - b)
  }, TAPS)
  await page.close()
  return {
    median: round(times[TAPS / 2]),
    p95: round(times[Math.floor(TAPS * 0.95)]),
    budget: BUDGET,
  }
}

function record(players, holes) {
  const list = Array.from({ length: players }, (_, place) => ({
    id: `player-${place}`,
    name: `Player ${place}`,
    scores: Array.from({ length: holes }, (_, hole) => ((hole + place) % 7) + 1),
    currentHole: 1,
  }))
  return {
    version: 1,
    players: list,
    originalPlayers: list,
    currentHole: 1,
    totalHoles: holes,
    gameStarted: true,
    currentScreen: 'game',
    showScorecard: false,
    showMidGameRanking: false,
    showIncompleteHoles: false,
    showIncompleteAlert: false,
    firstPlayerForHole: 'player-0',
  }
}

const round = (number) => Math.round(number * 10) / 10
