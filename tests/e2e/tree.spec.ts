import { expect, GamePage, kept, test } from './fixtures'

const SEVEN = ['1', '2', '3', '4', '5', '6', '7']
const buttons = (pressed?: string) =>
  SEVEN.map(
    (strokes) => `- button "${strokes}"${strokes === pressed ? ' [pressed]' : ''}`,
  )
    .map((line) => `      ${line}`)
    .join('\n')

test('a screen reader finds a hole in the order that it is seen', async ({ page }) => {
  const game = new GamePage(page)
  await game.seed(kept({ holes: 2, hole: 2, scores: { Ann: [1], Bo: [3] } }))
  await game.open()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
- main:
  - /children: equal
  - button "Back"
  - link "Home":
    - /url: /
  - button "Basic Rules"
  - button "Save This Round"
  - button "Share"
  - button "Start New Game"
  - heading "Hole 2" [level=1]
  - text: of 2
  - button "Scorecard"
  - group "Ann":
    - heading "Ann" [level=2]
    - text: First to play
    - button "Total and average"
    - toolbar "Strokes of Ann":
      - /children: equal
${buttons()}
  - group "Bo":
    - heading "Bo" [level=2]
    - button "Total and average"
    - toolbar "Strokes of Bo":
      - /children: equal
${buttons()}
  - button "Restart"
  - button "Prev Hole"
  - button "Show Scorecard"
`)
  await game.score({ Ann: 1, Bo: 4 })
  await game.card('Bo').getByRole('button', { name: 'Total and average' }).click()
  await expect(game.card('Ann')).toMatchAriaSnapshot(`
  - group "Ann":
    - heading "Ann" [level=2]
    - status: Hole in one!
    - button "Total and average"
    - toolbar "Strokes of Ann":
${buttons('1')}
`)
  await expect(game.card('Bo')).toMatchAriaSnapshot(`
  - group "Bo":
    - heading "Bo" [level=2]
    - paragraph: Total 7 Average 3.5
    - button "Total and average" [expanded]
    - toolbar "Strokes of Bo":
${buttons('4')}
`)
})

test('a screen reader finds the scorecard as a table with its rankings below', async ({
  page,
}) => {
  const game = new GamePage(page)
  const scores = { Ann: [1], Bo: [3, 4] }
  await game.seed(kept({ holes: 2, hole: 2, screen: 'scorecard', scores }))
  await game.open()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
- main:
  - button "Back"
  - button "Start New Game"
  - heading "Puttogether card" [level=1]
  - time
  - paragraph: /2 holes .* 2 players .* 1 hole in one/
  - table "Scorecard":
    - rowgroup:
      - row:
        - /children: equal
        - columnheader "Hole"
        - columnheader "Ann"
        - columnheader "Bo"
    - rowgroup:
      - /children: equal
      - row:
        - rowheader "Hole 1":
          - button "Hole 1"
        - cell "1 (hole in one)"
        - cell "3"
      - row:
        - rowheader "Hole 2":
          - button "Hole 2"
        - cell "–"
        - cell "4"
    - rowgroup:
      - row:
        - /children: equal
        - rowheader "TOTAL"
        - cell "1"
        - cell "7"
  - heading "Final Rankings" [level=2]
  - list "Final Rankings":
    - /children: equal
    - listitem:
      - img "1, trophy"
      - text: Bo 7
    - listitem: – Ann thru 1 1
  - button "Share Scorecard"
`)
})
