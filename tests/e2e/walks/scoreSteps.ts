import fc from 'fast-check'
import { isUnscored } from '~/golf/gaps'
import { writeStrokes } from '~/golf/play'
import { strokesOn, type Player } from '~/golf/players'
import {
  afterTap,
  isPlayed,
  STROKE_CHOICES,
  UNPLAYED,
  type StrokeChoice,
} from '~/golf/strokes'
import type { Model } from './model'
import type { Phone } from './phone'
import { on, step } from './step'

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

/** How people enter scores. */
export const scoreSteps = fc.oneof(
  { weight: 8, arbitrary: taps },
  { weight: 3, arbitrary: rounds },
  { weight: 2, arbitrary: secondTaps },
  { weight: 2, arbitrary: digits },
  { weight: 1, arbitrary: clearings },
  { weight: 1, arbitrary: unfoldings },
)
