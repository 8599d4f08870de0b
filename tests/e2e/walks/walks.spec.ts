import fc from 'fast-check'
import { isPristine, type Round } from '~/golf/round'
import { toSaved } from '~/storage/savedRound'
import { expect, test } from '../fixtures'
import { faultSteps } from './faultSteps'
import { Model } from './model'
import { Phone } from './phone'
import { playSteps } from './playSteps'
import { regretSteps } from './regretSteps'
import { scoreSteps } from './scoreSteps'
import { setupSteps } from './setupSteps'
import { start } from './start'
import { agree, taken } from './step'

/** `npm run walks` takes more; SEED, WALK_PATH and WALK_REPLAY, as a failure prints them, repeat one. */
const WALKS = Number(process.env.WALKS ?? 30)
const SEED = Number(process.env.SEED ?? 18)
const { WALK_PATH, WALK_REPLAY } = process.env
/** A busy machine takes as many walks as fit, milliseconds. */
const LIMIT = process.env.WALKS ? WALKS * 30_000 : 45_000
/** Most steps that are drawn are not offered by the screen in hand, and cost nothing. */
const MOST_STEPS = 200

const walk = fc.commands(
  [
    fc.oneof(
      { weight: 2, arbitrary: playSteps },
      { weight: 2, arbitrary: scoreSteps },
      { weight: 2, arbitrary: setupSteps },
      { weight: 1, arbitrary: regretSteps },
      { weight: 1, arbitrary: faultSteps },
    ),
  ],
  {
    maxCommands: MOST_STEPS,
    size: 'max',
    ...(WALK_REPLAY && { replayPath: WALK_REPLAY }),
  },
)

/** A phone with the game open in one tab, which came there from the terms. */
async function begin(phone: Phone, round: Round): Promise<Model> {
  const model = new Model()
  await phone.openTab('/terms')
  model.openTab('/terms')
  const kept = isPristine(round) ? null : round
  await phone.keep(kept && JSON.stringify(toSaved(kept)))
  await phone.page.goto('/game')
  model.kept = kept
  model.tab.history.open('/game')
  model.tab.load(kept)
  await agree(model, phone)
  return model
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' })

test('on random walks the screens follow the rules and no score is lost', async ({
  context,
  page,
  baseURL,
  expectSaid,
}) => {
  test.setTimeout(LIMIT + 180_000)
  expectSaid(/keeps nothing/)
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), {
      timeout: 60_000,
    })
    .toBe('activated')
  const phone = await Phone.of(context, baseURL ?? '')
  await fc.assert(
    fc.asyncProperty(start, walk, async (round, steps) => {
      try {
        const model = await begin(phone, round)
        await fc.asyncModelRun(() => ({ model, real: phone }), steps)
      } finally {
        await phone.putAway()
      }
    }),
    {
      numRuns: WALKS,
      seed: SEED,
      interruptAfterTimeLimit: LIMIT,
      ...(WALK_PATH && { path: WALK_PATH }),
    },
  )
  if (process.env.WALKS) console.log(inWords(taken))
})

const inWords = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')
