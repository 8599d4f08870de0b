import { expect, type GamePage, kept, repeat } from './fixtures'

const SCORES = {
  Maya: repeat(2, 8),
  'Grandpa Jo': repeat(3, 8),
  Leon: repeat(1, 8),
  'Charlotte-Amélie': [4, 7],
}

type Look = (screen: string) => Promise<void>

/** One round through every screen, dialog and message of the game, with a look at each. */
export async function everyScreen(game: GamePage, look: Look) {
  await game.seed(kept({ hole: 9, scores: SCORES }))
  await game.open()
  await expect(game.heading('Hole 9')).toBeVisible()
  await look('a hole')
  await holesAndRankings(game, look)
  await dialogs(game, look)
  await endOfRound(game, look)
  await setup(game, look)
}

async function holesAndRankings(game: GamePage, look: Look) {
  await game.score({ Maya: 1, 'Grandpa Jo': 4, Leon: 7, 'Charlotte-Amélie': 2 })
  await game.card('Leon').getByRole('button', { name: 'Total and average' }).click()
  await look('a hole with scores')
  await game.button('Next Hole').click()
  await expect(game.heading('Halfway There!')).toBeVisible()
  await look('rankings hidden')
  await game.button('Show Rankings').click()
  await expect(game.page.getByText(/leads by/)).toBeVisible()
  await look('rankings shown')
  await game.button('Continue to Hole 10').click()
  await expect(game.heading('Hole 10')).toBeVisible()
  await game.score({ Leon: 1 })
  await game.button('Next Hole').click()
  await expect(game.page.getByRole('alertdialog')).toBeVisible()
  await look('incomplete scores')
  await game.button('Add missing score(s)').click()
}

async function dialogs(game: GamePage, look: Look) {
  for (const name of ['Basic Rules', 'Save This Round', 'Start New Game', 'Restart']) {
    await game.button(name).first().click()
    await expect(
      game.page.getByRole(/New|Restart/.test(name) ? 'alertdialog' : 'dialog'),
    ).toBeVisible()
    await look(name)
    await game.page.keyboard.press('Escape')
  }
}

async function endOfRound(game: GamePage, look: Look) {
  await game.button('Scorecard').click()
  await expect(game.page.getByRole('table', { name: 'Scorecard' })).toBeVisible()
  await look('the scorecard')
  await game.button('Hole 18').click()
  await game.button('Show Scorecard').click()
  await expect(game.heading('Missing Scores Detected')).toBeVisible()
  await look('missing scores')
  await game.button('Back').click()
  await expect(game.heading('Hole 18')).toBeVisible()
}

async function setup(game: GamePage, look: Look) {
  await game.button('Back').click()
  await expect(game.button('Continue Game')).toBeVisible()
  await look('setup with a round in progress')
  await game.add('maya')
  await expect(game.page.getByText('Name already taken!').first()).toBeVisible()
  await look('a message')
  await game.button('Close message').click()
  await game.button('Start New Game').click()
  await look('a new game?')
  await game.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Start New Game' })
    .click()
  await expect(game.players()).toHaveCount(0)
  await look('setup, empty')
  await game.add('Ann', 'Bo')
  await look('setup with players')
  await game.button('Back to Homepage').click()
  await expect(game.page.getByRole('alertdialog')).toBeVisible()
  await look('leaving setup')
}
