import type { Driver } from './driver'
import { all, LIBRARY, type Where } from './lookUp'
import { patiently } from './patiently'

/** The one open page: what a person reads and does there, by role and name. */
export class Tab {
  constructor(readonly driver: Driver) {}

  /** The visible words of each element at a place. */
  texts = (where: Where) =>
    this.evaluate<string[]>(`${all(where)}.map((one) => one.innerText.trim())`)

  count = (where: Where) => this.evaluate<number>(`${all(where)}.length`)

  /** An attribute of each element at a place. */
  attributes = (where: Where, name: string) =>
    this.evaluate<(string | null)[]>(
      `${all(where)}.map((one) => one.getAttribute('${name}'))`,
    )

  /** Waits until there is an element at a place. */
  see = (where: Where) => this.until(`${all(where)}.length > 0`, nameOf(where))

  /** Clicks the one element at a place, once it is there, stands still and nothing covers it. */
  click = (where: Where) =>
    patiently(async () => {
      await this.#bringLibrary()
      return this.driver.click(`(${tappable.toString()})(${all(where)})`)
    }, nameOf(where))

  /** Types into a field as a person does, key by key. */
  async type(where: Where, text: string) {
    await this.click(where)
    for (const key of text) await this.driver.press(key)
  }

  /** Waits until an expression gives something true, over reloads and changes of page. */
  until = (expression: string, what = expression) =>
    patiently(() => this.evaluate<unknown>(expression), what)

  /** The value of an expression in the page, which may look elements up. */
  async evaluate<Value>(expression: string): Promise<Value> {
    await this.#bringLibrary()
    return (await this.driver.evaluate(expression)) as Value
  }

  /** Each document needs the library anew. */
  async #bringLibrary() {
    if (!(await this.driver.evaluate(`'TestingLibraryDom' in window`)))
      await this.driver.evaluate(`(function () { ${LIBRARY} }).call(window)`)
  }
}

const nameOf = ({ role, name, within }: Where): string =>
  `${role} ${String(name ?? '')}${within ? ` in ${nameOf(within)}` : ''}`

/** Runs in the page: the one element, unless it moves or a tap would not reach it. */
function tappable([one, ...others]: HTMLElement[]): HTMLElement | null {
  if (!one || others.length > 0 || one.matches(':disabled')) return null
  const moves = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && target?.contains(one)
  })
  if (moves) return null
  one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = one.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  return one.contains(hit) ? one : null
}
