import { ROUND_KEY } from '../keptRound'
import type { Where } from './drivers/lookUp'
import type { Tab } from './drivers/tab'

export const button = (name: string | RegExp, within?: Where): Where => ({
  role: 'button',
  name,
  ...(within && { within }),
})
export const link = (name: string | RegExp): Where => ({ role: 'link', name })
export const heading = (name: string | RegExp): Where => ({
  role: 'heading',
  level: 1,
  name,
})
export const itemsOf = (name: string): Where => ({
  role: 'listitem',
  within: { role: 'list', name },
})
export const card = (player: string): Where => ({ role: 'group', name: player })

/** The game as a player sees it, by role and name. */
export class EngineGame {
  constructor(
    private readonly tab: Tab,
    private readonly site: string,
  ) {}

  open = (path = '/game') => this.tab.driver.open(this.site + path)
  tap = (name: string | RegExp) => this.tab.click(button(name))
  see = (name: string | RegExp) => this.tab.see(heading(name))

  /** Opens the game, adds the players and starts. */
  async start(...players: string[]) {
    await this.open()
    for (const player of players) {
      await this.tab.type({ role: 'textbox', name: 'Player name' }, player)
      await this.tap('Add')
    }
    await this.tap('Start Game')
    await this.see('Hole 1')
  }

  /** Taps one score a player, in order of the cards. */
  async score(scores: Readonly<Record<string, number>>) {
    for (const [player, count] of Object.entries(scores))
      await this.tab.click(button(String(count), card(player)))
  }

  /** The score of a player on this hole, as its button says; none where there is none. */
  scoreOf = (player: string) =>
    this.tab.texts({ role: 'button', pressed: true, within: card(player) })

  /** Puts a record on the device and opens the game with it. */
  async openWith(record: unknown) {
    const text = JSON.stringify(JSON.stringify(record))
    await this.open('/about')
    await this.tab.evaluate(`localStorage.setItem('${ROUND_KEY}', ${text})`)
    await this.open()
  }
}
