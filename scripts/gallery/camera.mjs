import { chromium } from '@playwright/test'
import { getChromium } from '../chromium.mjs'
import { serveBuild } from '../serving.mjs'

/** A summer's afternoon, so that the same build gives the same pictures. */
const NOW = new Date('2026-07-18T15:00:00')
const ANSWERED =
  '{"necessary":true,"analytics":false,"fonts":false,"functionality":false}'

/**
 * Serves what is built and hands over `photograph(screen, device, path)`, which resolves with one
 * PNG of a screen as `game.mjs` and `site.mjs` list them, and writes it if a path is given; stops server and browser afterwards.
 */
export async function withCamera(work) {
  const { address, stop } = await serveBuild()
  const browser = await chromium.launch({
    executablePath: getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await work((screen, device, path) =>
      photograph(browser, address, screen, device, path),
    )
  } finally {
    await browser.close()
    stop()
  }
}

async function photograph(browser, address, screen, device, path) {
  const { path: at = '/game', kept, unanswered, userAgent, prepare, whole } = screen
  const { textSize = 100, ...view } = device
  const page = await browser.newPage({
    ...view,
    ...(userAgent && { userAgent }),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(
    ([consent, round]) => {
      if (consent) localStorage.setItem('cookieConsent', consent)
      if (round) localStorage.setItem('mini-golf-game-state', round)
    },
    [unanswered ? null : ANSWERED, kept ? JSON.stringify(kept) : null],
  )
  await page.goto(address + at)
  await page.waitForLoadState('networkidle')
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, textSize)
  await prepare?.(page)
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => image.decode().catch(() => undefined)),
    ),
  )
  const png = await page.screenshot({ path, fullPage: Boolean(whole) })
  await page.close()
  return png
}
