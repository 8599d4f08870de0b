import fc from 'fast-check'
import { isHoleCount } from '~/golf/holes'
import { holesPlayed, isNameTaken } from '~/golf/players'
import {
  addPlayer,
  changeHoles,
  continueRound,
  removePlayer,
  restart,
  startRound,
  wouldLoseScores,
} from '~/golf/setup'
import type { Model, Question } from './model'
import type { Phone } from './phone'
import { readScreen } from './readScreen'
import { on, step } from './step'

/** The spaces are dropped, and one name in another case is taken. */
const NAMES = ['Ann', 'Bo', ' Grandpa Jo ', 'Zoë', '李雷', 'ANN', '🦊'] as const

const closeMessage = (phone: Phone) => phone.game.button('Close message').click()

const adds = fc.constantFrom(...NAMES).map((name) =>
  step(`add ${name}`, on('setup'), async (model, phone) => {
    const { game } = phone
    await game.name().fill(name)
    await game.name().press('Enter')
    if (isNameTaken(model.round.players, name)) {
      await game.name().fill('')
      await closeMessage(phone)
      return
    }
    model.play((round) => addPlayer(round, name, 0))
  }),
)

const hasPlayers = ({ round }: Readonly<Model>) => round.players.length > 0

const removals = fc.nat(4).map((n) =>
  step(`remove ${n}`, on('setup', hasPlayers), async (model, phone) => {
    const player = model.round.players[n % model.round.players.length]
    if (!player) return
    await phone.game.button(`Remove ${player.name}`).click()
    if (holesPlayed(player) > 0) await closeMessage(phone)
    model.play((round) => removePlayer(round, player.id))
  }),
)

const holes = fc.oneof(fc.constantFrom(1, 2, 9, 18, 36), fc.integer({ min: 0, max: 40 }))

const holeCounts = holes.map((count) =>
  step(`holes ${count}`, on('setup'), async (model, phone) => {
    await phone.game.holes().fill(String(count))
    await phone.game.holes().press('Enter')
    if (isHoleCount(count) && wouldLoseScores(model.round, count))
      await closeMessage(phone)
    model.play((round) => changeHoles(round, count))
  }),
)

const steppers = fc.constantFrom('Fewer holes', 'More holes').map((button) => {
  const by = button === 'More holes' ? 1 : -1
  return step(
    `press ${button}`,
    on('setup', ({ round }) => isHoleCount(round.holes + by)),
    async (model, phone) => {
      const count = model.round.holes + by
      await phone.game.button(button).click()
      if (wouldLoseScores(model.round, count)) await closeMessage(phone)
      model.play((round) => changeHoles(round, count))
    },
  )
})

/** The luck of the draw is read from the screen: whoever it names, the model draws, too. */
const starts = fc.constant(
  step(
    'start',
    on('setup', (model) => hasPlayers(model) && !model.round.started),
    async (model, phone) => {
      await phone.game.button('Start Game').click()
      await phone.game
        .heading('Hole 1')
        .or(phone.game.heading(`Hole ${model.round.currentHole}`))
        .waitFor()
      const facts = await readScreen(phone.page)
      const group = facts[facts.indexOf('text: First to play') - 1]
      const { players } = model.round
      const drawn = players.findIndex(({ name }) => `group "${name}"` === group)
      model.play((round) => startRound(round, (drawn + 0.5) / players.length))
    },
  ),
)

const continuings = fc.constant(
  step(
    'continue',
    on('setup', (model) => hasPlayers(model) && model.round.started),
    async (model, phone) => {
      await phone.game.button('Continue Game').click()
      model.play(continueRound)
    },
  ),
)

const asks = (
  name: string,
  isOffered: (model: Readonly<Model>) => boolean,
  button: string,
  question: Question,
) =>
  step(name, isOffered, async (model, phone) => {
    await phone.game.button(button).click()
    model.tab.question = question
  })

const questions = fc.constantFrom(
  asks('askRestart below the cards', on('hole'), 'Restart', 'Start New Game?'),
  asks('askRestart in the header', on('hole'), 'Start New Game', 'Start New Game?'),
  asks('askRestart on the card', on('scorecard'), 'Start New Game', 'Start New Game?'),
  asks(
    'askRestart in setup',
    on('setup', ({ round }) => round.started),
    'Start New Game',
    'Start New Game?',
  ),
  asks(
    'askToLeave',
    on('setup', (model) => hasPlayers(model) && !model.round.started),
    'Back to Homepage',
    'Leave Player Setup?',
  ),
)

const isAsked = ({ tab }: Readonly<Model>) => tab.question !== null

const answers = fc.constantFrom(
  step('cancel by Escape', isAsked, async (model, phone) => {
    await phone.page.keyboard.press('Escape')
    model.tab.question = null
  }),
  step('cancel by button', isAsked, async (model, phone) => {
    const sheet = phone.page.getByRole('alertdialog')
    await sheet.getByRole('button', { name: /^(Cancel|Stay Here)$/ }).click()
    model.tab.question = null
  }),
)

const restarts = fc.constant(
  step(
    'restart',
    ({ tab }) => tab.question === 'Start New Game?',
    async (model, phone) => {
      const sheet = phone.page.getByRole('alertdialog')
      await sheet.getByRole('button', { name: /^(Restart|Start New Game)$/ }).click()
      model.tab.question = null
      model.play(restart)
    },
  ),
)

/** What people do before they play, and to end it. */
export const setupSteps = fc.oneof(
  { weight: 4, arbitrary: adds },
  { weight: 1, arbitrary: removals },
  { weight: 2, arbitrary: holeCounts },
  { weight: 1, arbitrary: steppers },
  { weight: 4, arbitrary: starts },
  { weight: 4, arbitrary: continuings },
  { weight: 1, arbitrary: questions },
  { weight: 6, arbitrary: answers },
  { weight: 1, arbitrary: restarts },
)
