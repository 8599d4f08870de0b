import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { getChromium } from './chromium.mjs'
import { serveBuild } from './serving.mjs'

/** Photographs what is built for the browsers' install dialogs; commit what it made. */
const OUT = 'public/screenshots'
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const WIDE = { viewport: { width: 1280, height: 800 } }
const STROKES = '23243253421263'
const PICTURES = [
  { name: 'hole', path: '/game', device: NARROW, round: round('game', 8) },
  { name: 'scorecard', path: '/game', device: NARROW, round: round('scorecard', 18) },
  { name: 'home', path: '/', device: WIDE },
  { name: 'blog', path: '/blog', device: WIDE },
]

mkdirSync(OUT, { recursive: true })
const { address, stop } = await serveBuild()
const browser = await chromium.launch({
  executablePath: getChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  for (const { name, path, device, round } of PICTURES) {
    const page = await browser.newPage({ ...device, serviceWorkers: 'block' })
    await page.addInitScript((kept) => {
      localStorage.setItem(
        'cookieConsent',
        '{"necessary":true,"analytics":false,"fonts":false,"functionality":false}',
      )
      if (kept) localStorage.setItem('mini-golf-game-state', kept)
    }, round)
    await page.goto(address + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${OUT}/${name}.png` })
    await page.close()
  }
} finally {
  await browser.close()
  stop()
}

/** A round of four, in words as the device keeps them. */
function round(currentScreen, scored) {
  const players = ['Maya', 'Grandpa Jo', 'Leon', 'Zoë'].map((name, place) => ({
    id: `player-${place + 1}`,
    name,
    scores: Array.from({ length: 18 }, (_, hole) =>
      hole < scored ? Number(STROKES[(hole + place * 5) % STROKES.length]) : 0,
    ),
    currentHole: Math.min(scored + 1, 18),
  }))
  return JSON.stringify({
    version: 1,
    players,
    originalPlayers: players,
    currentHole: Math.min(scored, 18),
    totalHoles: 18,
    gameStarted: true,
    currentScreen,
    showScorecard: currentScreen === 'scorecard',
    showMidGameRanking: false,
    showIncompleteHoles: false,
    showIncompleteAlert: false,
    firstPlayerForHole: 'player-1',
  })
}
