import fc from 'fast-check'
import { stepBack } from '~/golf/back'
import { incompleteHoles } from '~/golf/gaps'
import { FIRST_HOLE } from '~/golf/holes'
import {
  continueToBackNine,
  goToHole,
  moveOn,
  nextHole,
  previousHole,
  showScorecard,
  stayOnHole,
} from '~/golf/play'
import { isLastHole, type Move } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import type { Model } from './model'
import { on, step, type Step } from './step'

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

/** The same button twice before the screen has changed. */
const hurry = (
  button: string,
  isOffered: (model: Readonly<Model>) => boolean,
  move: Move,
) =>
  step(`hurry ${button}`, isOffered, async (model, phone) => {
    await phone.game.button(button).evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
    model.play(move)
    model.play(move)
  })

const hurries = fc.constantFrom(
  hurry(
    'Next Hole',
    on('hole', (model) => !isLast(model)),
    nextHole,
  ),
  hurry('Prev Hole', on('hole', isPast), previousHole),
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

/** How people get about while they play, as often as they do it. */
export const playSteps = fc.oneof(
  { weight: 14, arbitrary: presses },
  { weight: 3, arbitrary: rarePresses },
  { weight: 1, arbitrary: hurries },
  { weight: 1, arbitrary: reveals },
  { weight: 1, arbitrary: jumps },
  { weight: 1, arbitrary: fixes },
)
