import type { Download, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, GamePage, kept, repeat } from './fixtures'

/** Everything that only the picture needs. */
export const PICTURE_FILES = /picture\.worker|\.wasm|\.woff$/

export const FOUR = {
  Maya: repeat(2, 18),
  'Grandpa Jo': repeat(3, 18),
  Leon: [1, ...repeat(4, 17)],
  'Charlotte-Amélie': repeat(5, 18),
}

/** The game with a finished round on its scorecard. */
export async function openScorecard(
  page: Page,
  scores: Readonly<Record<string, readonly number[]>> = FOUR,
  holes = 18,
): Promise<GamePage> {
  const game = new GamePage(page)
  await game.seed(kept({ holes, hole: holes, scores, screen: 'scorecard' }))
  await game.open()
  await expect(game.button('Share Scorecard')).toBeVisible()
  return game
}

/** What a stand-in for the share sheet was given. */
export interface Shared {
  readonly title: string
  readonly text: string
  readonly file: string
  readonly type: string
  readonly bytes: number
  readonly active: boolean
  /** Milliseconds since the tap. */
  readonly after: number
}

/** Puts a stand-in for the share sheet into the page; `answer`: shared, pending, or the error. */
export const standInForShare = (page: Page, answer: string) =>
  page.addInitScript((answer) => {
    const calls: unknown[] = []
    let tapped = 0
    addEventListener('click', () => (tapped = performance.now()), true)
    const share = ({ title, text, files = [] }: ShareData) => {
      calls.push({
        title,
        text,
        file: files[0]?.name,
        type: files[0]?.type,
        bytes: files[0]?.size,
        active: navigator.userActivation.isActive,
        after: performance.now() - tapped,
      })
      if (answer === 'shared') return Promise.resolve()
      if (answer === 'pending')
        return calls.length > 1
          ? Promise.reject(new DOMException('Sheet is open.', 'InvalidStateError'))
          : new Promise(() => undefined)
      return Promise.reject(new DOMException('No.', answer))
    }
    Object.assign(window, { shareCalls: calls })
    Object.defineProperties(navigator, {
      share: { value: share },
      canShare: { value: () => true },
    })
  }, answer)

/** What the stand-in was given so far. */
export const shared = (page: Page): Promise<readonly Shared[]> =>
  page.evaluate(() => (window as unknown as { shareCalls: Shared[] }).shareCalls)

/** Waits until the picture is made in the background: its worker has nothing left to load. */
export async function pictureIsReady(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_200)
}

/** Decodes a downloaded picture with the browser's own decoder. */
export async function decoded(page: Page, download: Download) {
  const bytes = await readFile(await download.path())
  const size = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes]))
    return { width, height }
  }, bytes.toString('base64'))
  return { ...size, bytes: bytes.length }
}

/** Today where the browser is. */
export const today = (page: Page): Promise<string> =>
  page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
