import { expect, GamePage, kept, test } from './fixtures'

test('players are added by button and by Enter, and removed', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await expect(game.button('Add')).toBeDisabled()
  await expect(game.button('Start Game')).toBeDisabled()
  await game.add('Ann')
  await game.name().fill('  Bo  ')
  await expect(game.button('Start Game')).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(game.players()).toHaveText(['Ann', 'Bo'])
  await expect(game.name()).toBeFocused()
  await game.button('Remove Ann').click()
  await expect(game.players()).toHaveText(['Bo'])
  await expect(game.button('Remove Bo')).toBeFocused()
  await expect(game.button('Start Game')).toBeEnabled()
})

test('a taken name is refused, announced and kept in the field', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann', 'ANN')
  await expect(page.getByText('Name already taken!').first()).toBeVisible()
  await expect(
    page.getByText('"ANN" is already playing. Please choose a different name.').first(),
  ).toBeVisible()
  await expect(game.players()).toHaveText(['Ann'])
  await expect(game.name()).toHaveValue('ANN')
  await page.keyboard.press('F8')
  await expect(
    page.getByRole('region', { name: /Message/ }).getByRole('list'),
  ).toBeFocused()
})

test('the number of holes is 1 to 36 by buttons, keys and typing', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await expect(game.holes()).toHaveValue('18')
  await game.button('More holes').click()
  await expect(game.holes()).toHaveValue('19')
  await game.holes().fill('36')
  await expect(game.button('More holes')).toBeDisabled()
  await game.holes().fill('1')
  await expect(game.button('Fewer holes')).toBeDisabled()
  await page.keyboard.press('ArrowUp')
  await expect(game.holes()).toHaveValue('2')
  for (const wrong of ['0', '37', '-4', 'x', '2.5', '']) {
    await game.holes().fill(wrong)
    await game.holes().blur()
    await expect(game.holes()).toHaveValue('2')
  }
})

test('leaving setup asks only while names would be lost', async ({ page }) => {
  const game = new GamePage(page)
  await game.open()
  await game.add('Ann')
  await game.button('Back to Homepage').click()
  const question = page.getByRole('alertdialog', { name: 'Leave Player Setup?' })
  await expect(question).toContainText('If you go back, all entered names will be lost.')
  await question.getByRole('button', { name: 'Stay Here' }).click()
  await expect(game.players()).toHaveText(['Ann'])
  await game.button('Back to Homepage').click()
  await question.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
  await game.open()
  await expect(game.players()).toHaveCount(0)
  await game.button('Back to Homepage').click()
  await expect(page).toHaveURL('/')
})

test('a visit to setup keeps the round; going home from there asks nothing', async ({
  page,
}) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 4, scores: { Ann: [2, 2, 2], Bo: [3, 3, 3] } }))
  await game.open()
  await game.button('Back').click()
  await expect(game.heading("Who's playing today?")).toBeVisible()
  await game.add('Late')
  await game.button('Continue Game').click()
  await expect(game.heading('Hole 4')).toBeVisible()
  await expect(game.card('Late')).toBeVisible()
  await game.button('Back').click()
  await game.button('Back to Homepage').click()
  await expect(page).toHaveURL('/')
  await game.open()
  await expect(game.heading('Hole 4')).toBeVisible()
})

test('Start New Game in setup asks and clears', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 2, scores: { Ann: [2] } }))
  await game.open()
  await game.button('Back').click()
  await game.button('Start New Game').click()
  const question = page.getByRole('alertdialog', { name: 'Start New Game?' })
  await question.getByRole('button', { name: 'Start New Game' }).click()
  await expect(game.players()).toHaveCount(0)
  await expect(game.button('Start Game')).toBeDisabled()
})

test('scores lost with a player or with holes can be brought back', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ hole: 3, holes: 3, scores: { Ann: [2, 2], Bo: [3, 3] } }))
  await game.open()
  await game.button('Back').click()
  await game.button('Remove Bo').click()
  await game.button('Undo').click()
  await expect(game.players()).toHaveText(['Ann', 'Bo'])
  await game.holes().fill('1')
  await expect(game.button('Fewer holes')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(game.button('Fewer holes')).toBeDisabled()
  await game.button('Undo').click()
  await expect(game.holes()).toHaveValue('3')
})
