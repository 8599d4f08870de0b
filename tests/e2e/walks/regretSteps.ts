import fc from 'fast-check'
import { changeHoles, continueRound, removePlayer, wouldLoseScores } from '~/golf/setup'
import { holesPlayed } from '~/golf/players'
import { returnHoles, returnPlayer } from '~/golf/undo'
import type { Model } from './model'
import type { Phone } from './phone'
import { tap } from './scoreSteps'
import { on, step } from './step'

/** Goes on with the round and enters a score, while the message still offers Undo. */
async function playOn(model: Model, phone: Phone) {
  if (model.round.players.length === 0) return
  await phone.game.button('Continue Game').click()
  model.play(continueRound)
  await tap(0, 2)(model, phone)
}

const undo = (phone: Phone) => phone.game.button('Undo').click()
const isUnderWay = ({ round }: Readonly<Model>) => round.started

const removals = fc.tuple(fc.nat(4), fc.boolean()).map(([n, playsOn]) => {
  const chosen = ({ round }: Readonly<Model>) => round.players[n]
  return step(
    `regretRemoval of ${n}${playsOn ? ' later' : ''}`,
    on('setup', (model) => {
      const player = chosen(model)
      return isUnderWay(model) && player !== undefined && holesPlayed(player) > 0
    }),
    async (model, phone) => {
      const player = chosen(model)
      if (!player) return
      await phone.game.button(`Remove ${player.name}`).click()
      model.play((round) => removePlayer(round, player.id))
      if (playsOn) await playOn(model, phone)
      await undo(phone)
      model.play((round) => returnPlayer(round, player, n))
    },
  )
})

const cuts = fc.tuple(fc.constantFrom(1, 2, 5, 9), fc.boolean()).map(([count, playsOn]) =>
  step(
    `regretCut to ${count}${playsOn ? ' later' : ''}`,
    on('setup', (model) => isUnderWay(model) && wouldLoseScores(model.round, count)),
    async (model, phone) => {
      const before = model.round
      await phone.game.holes().fill(String(count))
      await phone.game.holes().press('Enter')
      model.play((round) => changeHoles(round, count))
      if (playsOn) await playOn(model, phone)
      await undo(phone)
      model.play((round) => returnHoles(round, before, count))
    },
  ),
)

/** What people take back at once, or after the next score. */
export const regretSteps = fc.oneof(removals, cuts)
