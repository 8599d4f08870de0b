import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { ROUND_KEY } from '../keptRound'

export { kept, repeat, ROUND_KEY } from '../keptRound'

/** What is said where a journey keeps the service worker out. */
const BLOCKED = [/registration blocked by Playwright/, /not kept offline/] as const

/** An unexpected message on a page's console fails the test; `expectSaid` allows one. */
export const test = base.extend<{ expectSaid: (words: RegExp) => void }>({
  expectSaid: [
    async ({ context, serviceWorkers }, use) => {
      const said: string[] = []
      const expected: RegExp[] = serviceWorkers === 'block' ? [...BLOCKED] : []
      context.on('console', (message) =>
        said.push(`${message.type()}: ${message.text()}`),
      )
      context.on('weberror', (error) => said.push(`error: ${error.error().message}`))
      await use((words) => expected.push(words))
      const unexpected = said.filter(
        (words) => !expected.some((regex) => regex.test(words)),
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The game as a player sees it: by role and name. */
export class GamePage {
  constructor(readonly page: Page) {}

  open = () => this.page.goto('/game')
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })
  heading = (name: string): Locator =>
    this.page.getByRole('heading', { level: 1, name, exact: true })
  card = (player: string): Locator =>
    this.page.getByRole('group', { name: player, exact: true })
  strokes = (player: string, strokes: number): Locator =>
    this.card(player).getByRole('button', { name: String(strokes), exact: true })
  name = (): Locator => this.page.getByRole('textbox', { name: 'Player name' })
  holes = (): Locator => this.page.getByRole('spinbutton', { name: 'How many holes?' })
  players = (): Locator =>
    this.page.getByRole('list', { name: 'Players' }).getByRole('listitem')

  async add(...players: string[]) {
    for (const player of players) {
      await this.name().fill(player)
      await this.button('Add').click()
    }
  }

  /** Opens the game, adds the players and starts. */
  async start(players: readonly string[], holes = 18) {
    await this.open()
    await this.add(...players)
    if (holes !== 18) await this.holes().fill(String(holes))
    await this.button('Start Game').click()
    await expect(this.heading('Hole 1')).toBeVisible()
  }

  /** Taps one score a player, in order of the cards. */
  async score(scores: Readonly<Record<string, number>>) {
    for (const [player, strokes] of Object.entries(scores)) {
      await this.strokes(player, strokes).click()
    }
  }

  /** Puts a record on the device before the page loads for the first time. */
  seed(record: unknown) {
    const text = typeof record === 'string' ? record : JSON.stringify(record)
    return this.page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', 'yes')
        localStorage.setItem(key, value)
      },
      [ROUND_KEY, text] as const,
    )
  }

  saved = () => this.page.evaluate((key) => localStorage.getItem(key), ROUND_KEY)
}
