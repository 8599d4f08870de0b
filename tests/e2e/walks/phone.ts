import type { BrowserContext, Page } from '@playwright/test'
import { expect, GamePage, ROUND_KEY } from '../fixtures'

/** While this cookie stands, the storage of every tab refuses what is written. */
const FULL = 'full'

/** A phone: a browser with tabs, a network, a storage and a clock, all of which can fail. */
export class Phone {
  private pages: readonly Page[] = []
  private active = 0

  private constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** Makes a phone of a browser; once for all the walks in it. */
  static async of(context: BrowserContext, origin: string): Promise<Phone> {
    await context.addInitScript((full) => {
      const write = Reflect.get<Storage, 'setItem'>(Storage.prototype, 'setItem')
      Storage.prototype.setItem = function (...words) {
        if (document.cookie.includes(full))
          throw new DOMException('no room', 'QuotaExceededError')
        write.apply(this, words)
      }
    }, FULL)
    return new Phone(context, origin)
  }

  get page(): Page {
    const page = this.pages[this.active]
    if (!page) throw new RangeError('no tab is open')
    return page
  }

  get game(): GamePage {
    return new GamePage(this.page)
  }

  get tabs(): readonly Page[] {
    return this.pages
  }

  async openTab(address: string): Promise<void> {
    const page = await this.context.newPage()
    this.pages = [...this.pages, page]
    this.active = this.pages.length - 1
    await page.goto(address)
  }

  /** Closes the tab in hand as a person does; whoever is asked whether to leave says yes. */
  async closeTab(): Promise<void> {
    const { page } = this
    page.on('dialog', (dialog) => void dialog.accept())
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    this.forget(page)
  }

  async turnTo(place: number): Promise<void> {
    this.active = place
    await this.page.bringToFront()
  }

  /** The process of the page in hand dies; true for each tab, by place, that died with it. */
  async crash(): Promise<readonly boolean[]> {
    const died = new Set<Page>()
    for (const page of this.pages) page.once('crash', () => died.add(page))
    const client = await this.context.newCDPSession(this.page)
    client.send('Page.crash').catch(() => undefined)
    await expect.poll(() => died.has(this.page)).toBe(true)
    const places = this.pages.map((page) => died.has(page))
    for (const page of died) {
      await page.close()
      this.forget(page)
    }
    return places
  }

  setOffline = (offline: boolean) => this.context.setOffline(offline)

  async setFull(full: boolean): Promise<void> {
    if (full)
      await this.context.addCookies([{ name: FULL, value: 'yes', url: this.origin }])
    else await this.context.clearCookies({ name: FULL })
  }

  setClock = (time: number) => this.context.clock.setSystemTime(time)

  /** The browser clears the storage of the site, and tells nobody. */
  async clearStorage(): Promise<void> {
    const client = await this.context.newCDPSession(this.page)
    await client.send('Storage.clearDataForOrigin', {
      origin: this.origin,
      storageTypes: 'local_storage',
    })
    await client.detach()
  }

  /** Puts a record on the device, or nothing. */
  keep = (text: string | null) =>
    this.page.evaluate(
      ([key, record]) => {
        localStorage.clear()
        if (record !== null) localStorage.setItem(key, record)
      },
      [ROUND_KEY, text] as const,
    )

  /** Puts everything right again and closes all tabs. */
  async putAway(): Promise<void> {
    await this.setOffline(false)
    await this.setFull(false)
    for (const page of this.pages) await page.close()
    this.pages = []
  }

  private forget(page: Page): void {
    this.pages = this.pages.filter((other) => other !== page)
    this.active = 0
  }
}
