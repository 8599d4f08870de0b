import fc from 'fast-check'
import { stepBack } from '~/golf/back'
import { incompleteHoles, isUnscored } from '~/golf/gaps'
import { FIRST_HOLE } from '~/golf/holes'
import {
  continueToBackNine,
  goToHole,
  moveOn,
  nextHole,
  previousHole,
  showScorecard,
  stayOnHole,
  writeStrokes,
} from '~/golf/play'
import { strokesOn, type Player } from '~/golf/players'
import type { Move, Screen } from '~/golf/round'
import { isLastHole } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import {
  afterTap,
  isPlayed,
  STROKE_CHOICES,
  UNPLAYED,
  type StrokeChoice,
} from '~/golf/strokes'
import type { Model } from './model'
import type { Phone } from './phone'
import { step, type Step } from './step'

/** Takes a screen, returns a test for it: that it is in hand, with no question over it. */
export const on =
  (screen: Screen, also: (model: Readonly<Model>) => boolean = () => true) =>
  (model: Readonly<Model>): boolean =>
    model.round.screen === screen &&
    !model.round.asksForMissing &&
    model.tab.question === null &&
    also(model)

/** A button that makes a move. */
const press = (
  button: string,
  isOffered: (model: Readonly<Model>) => boolean,
  move: Move,
): Step =>
  step(`press ${button}`, isOffered, async (model, phone) => {
    await phone.game.button(button).click()
    model.play(move)
  })

const asked = ({ round }: Readonly<Model>) => round.asksForMissing
const isLast = ({ round }: Readonly<Model>) => isLastHole(round)
const isPast = ({ round }: Readonly<Model>) => round.currentHole > FIRST_HOLE

const presses = fc.constantFrom(
  press(
    'Next Hole',
    on('hole', (model) => !isLast(model)),
    nextHole,
  ),
  press('Show Scorecard', on('hole', isLast), nextHole),
  press('Prev Hole', on('hole', isPast), previousHole),
  press('Move on to next hole', asked, moveOn),
  press('Add missing score(s)', asked, stayOnHole),
)

const rarePresses = fc.constantFrom(
  press('Scorecard', on('hole'), showScorecard),
  press('Back', on('hole'), openSetup),
  press('Back', on('missing'), stepBack),
  press('Continue to Scorecard', on('missing'), showScorecard),
  press('Back', on('scorecard'), stepBack),
  press(
    'Keep Playing',
    on('halfway', ({ tab }) => !tab.rankingsShown),
    continueToBackNine,
  ),
  press(
    'Continue to Hole 10',
    on('halfway', ({ tab }) => tab.rankingsShown),
    continueToBackNine,
  ),
  step('escape the question', asked, async (model, phone) => {
    await phone.page.keyboard.press('Escape')
    model.play(stayOnHole)
  }),
)

const reveals = fc.constantFrom('Show Rankings', 'Rankings Hidden').map((button) =>
  step(
    `reveal by ${button}`,
    on('halfway', ({ tab }) => !tab.rankingsShown),
    async (model, phone) => {
      await phone.game.button(button).click()
      model.tab.rankingsShown = true
    },
  ),
)

/** One of the round's players by any number. */
const playerAt = ({ round }: Readonly<Model>, place: number): Player => {
  const player = round.players[place % round.players.length]
  if (!player) throw new RangeError('nobody plays')
  return player
}

const place = fc.nat(4)
const strokes = fc.constantFrom(...STROKE_CHOICES)

/** The person enters strokes for a player; `by` does it on the phone. */
const enter =
  (
    by: (phone: Phone, player: string, choice: StrokeChoice) => Promise<void>,
    n: number,
    choice: StrokeChoice,
  ) =>
  async (model: Model, phone: Phone) => {
    const { id, name } = playerAt(model, n)
    await by(phone, name, choice)
    model.play((round) => {
      const player = playerAt(model, n)
      const { currentHole } = round
      return writeStrokes(
        round,
        id,
        currentHole,
        afterTap(strokesOn(player, currentHole), choice),
      )
    })
  }

export const tap = (n: number, choice: StrokeChoice) =>
  enter((phone, player, shown) => phone.game.strokes(player, shown).click(), n, choice)

const taps = fc
  .tuple(place, strokes)
  .map(([n, choice]) => step(`tap ${choice} for ${n}`, on('hole'), tap(n, choice)))

const scored = (model: Readonly<Model>, n: number) => {
  const shown = strokesOn(playerAt(model, n), model.round.currentHole)
  return isPlayed(shown) ? shown : null
}

const secondTaps = place.map((n) =>
  step(
    `tapAgain for ${n}`,
    on('hole', (model) => scored(model, n) !== null),
    (model, phone) => tap(n, scored(model, n) ?? 1)(model, phone),
  ),
)

const digits = fc.tuple(place, strokes).map(([n, choice]) =>
  step(
    `key ${choice} for ${n}`,
    on('hole'),
    enter(
      (phone, player, key) => phone.game.strokes(player, 4).press(String(key)),
      n,
      choice,
    ),
  ),
)

const clearings = fc.tuple(place, fc.constantFrom('0', 'Backspace')).map(([n, key]) =>
  step(`clear with ${key} for ${n}`, on('hole'), async (model, phone) => {
    const { id, name } = playerAt(model, n)
    await phone.game.strokes(name, 2).press(key)
    model.play((round) => writeStrokes(round, id, round.currentHole, UNPLAYED))
  }),
)

/** Everybody who has none gets a score, as a group does it. */
const rounds = strokes.map((choice) =>
  step(
    `everybody ${choice}`,
    on('hole', ({ round }) => isUnscored(round, round.currentHole)),
    async (model, phone) => {
      for (const [n] of model.round.players.entries()) await tap(n, choice)(model, phone)
    },
  ),
)

const unfoldings = place.map((n) =>
  step(`unfold total of ${n}`, on('hole'), async (model, phone) => {
    const { id, name } = playerAt(model, n)
    const { totals } = model.tab
    await phone.game.card(name).getByRole('button', { name: 'Total and average' }).click()
    if (!totals.delete(id)) totals.add(id)
  }),
)

const jumps = fc.nat(35).map((n) =>
  step(`jump to hole by ${n}`, on('scorecard'), async (model, phone) => {
    const hole = (n % model.round.holes) + 1
    await phone.game.button(`Hole ${hole}`).click()
    model.play((round) => goToHole(round, hole))
  }),
)

const fixes = fc.nat(35).map((n) =>
  step(`fix scores by ${n}`, on('missing'), async (model, phone) => {
    const holes = incompleteHoles(model.round)
    const hole = holes[n % holes.length]?.hole ?? FIRST_HOLE
    await phone.game.button(`Fix scores on hole ${hole}`).click()
    model.play((round) => goToHole(round, hole))
  }),
)

/** What people do while they play, as often as they do it. */
export const playSteps = fc.oneof(
  { weight: 8, arbitrary: taps },
  { weight: 14, arbitrary: presses },
  { weight: 3, arbitrary: rounds },
  { weight: 3, arbitrary: rarePresses },
  { weight: 2, arbitrary: secondTaps },
  { weight: 2, arbitrary: digits },
  { weight: 1, arbitrary: clearings },
  { weight: 1, arbitrary: unfoldings },
  { weight: 1, arbitrary: reveals },
  { weight: 1, arbitrary: jumps },
  { weight: 1, arbitrary: fixes },
)
