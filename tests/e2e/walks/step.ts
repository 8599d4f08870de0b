import type { AsyncCommand } from 'fast-check'
import { stepsBack } from '~/golf/back'
import type { Screen } from '~/golf/round'
import { expect, ROUND_KEY } from '../fixtures'
import { expectedScreen } from './expectedScreen'
import type { Model } from './model'
import type { Phone } from './phone'
import { readScreen } from './readScreen'

export type Step = AsyncCommand<Model, Phone>

/** How often each step was taken, by its name without what it was taken with. */
export const taken = new Map<string, number>()

/** One step of a walk; after it every tab shows what the model says, and the device keeps it. */
export const step = (
  name: string,
  isOffered: (model: Readonly<Model>) => boolean,
  take: (model: Model, phone: Phone) => Promise<void>,
): Step => ({
  check: isOffered,
  toString: () => name,
  async run(model, phone) {
    await take(model, phone)
    const kind = name.replace(/ .*/, '')
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
    await agree(model, phone)
  },
})

/** Takes a screen, returns a test for it: that it is in hand, with no question over it. */
export const on =
  (screen: Screen, also: (model: Readonly<Model>) => boolean = () => true) =>
  (model: Readonly<Model>): boolean =>
    model.round.screen === screen &&
    !model.round.asksForMissing &&
    model.tab.question === null &&
    also(model)

/** The screens, the steps that Back has and what the device keeps are those of the model. */
export async function agree(model: Model, phone: Phone): Promise<void> {
  const expected = {
    screens: model.tabs.map(expectedScreen),
    depths: model.tabs.map(({ round }) => stepsBack(round)),
    kept: model.kept?.players.map(({ name, strokes }) => [name, ...strokes]) ?? null,
  }
  await expect
    .poll(
      async () => ({
        screens: await Promise.all(phone.tabs.map(readScreen)),
        depths: await Promise.all(phone.tabs.map((page) => page.evaluate(depthOfEntry))),
        kept: await phone.page.evaluate(keptScores, ROUND_KEY),
      }),
      { intervals: [10, 20, 50, 100, 200], timeout: 6_000 },
    )
    .toEqual(expected)
}

const depthOfEntry = () => (history.state as { depth: number } | null)?.depth ?? 0

function keptScores(key: string) {
  const record = JSON.parse(localStorage.getItem(key) ?? 'null') as {
    players: { name: string; scores: number[] }[]
  } | null
  return record?.players.map(({ name, scores }) => [name, ...scores]) ?? null
}
