import { expect } from 'vitest'
import { button, itemsOf } from './game'
import { test } from './journey'

const GROUP = ['Maya', 'Grandpa Jo', 'Leon', 'Zoë']
const HOLES = Array.from({ length: 18 }, (_, index) => index + 1)
const GAP = { player: 'Zoë', hole: 5 }

/** Fixed scores of a round, some of them aces; the last player leaves one hole out. */
const strokesOn = (hole: number, place: number) => ((hole * 5 + place * 3) % 7) + 1
const scoresOn = (hole: number) =>
  Object.fromEntries(
    GROUP.map((player, place) => [player, strokesOn(hole, place)] as const).filter(
      ([player]) => player !== GAP.player || hole !== GAP.hole,
    ),
  )
const total = (holes: readonly number[], place: number) =>
  holes.reduce((sum, hole) => sum + (scoresOn(hole)[GROUP[place] ?? ''] ?? 0), 0)

test('a whole round with a gap: ranking, missing scores, scorecard', async ({
  game,
  tab,
}) => {
  await game.start(...GROUP)
  for (const hole of HOLES) {
    await game.see(`Hole ${hole}`)
    await game.score(scoresOn(hole))
    if (hole === 12) {
      await tab.driver.reload()
      await game.see('Hole 12')
      for (const [player, strokes] of Object.entries(scoresOn(12)))
        await expect.poll(() => game.scoreOf(player)).toEqual([String(strokes)])
    }
    await game.tap(hole === 18 ? 'Show Scorecard' : 'Next Hole')
    if (hole === GAP.hole) {
      await tab.see({ role: 'alertdialog', name: 'Incomplete Scores' })
      await game.tap('Move on to next hole')
    }
    if (hole !== 9) continue
    await game.see('Halfway There!')
    const [hidden] = await tab.texts({ role: 'main' })
    for (const player of GROUP) expect(hidden).not.toContain(player)
    await game.tap('Rankings Hidden')
    await expect.poll(() => tab.count(itemsOf('Current Standings'))).toBe(4)
    const [first] = await tab.texts(itemsOf('Current Standings'))
    expect(first).toMatch(new RegExp(`${best(9)[0]}\\s+${best(9)[1]}`))
    await game.tap('Continue to Hole 10')
  }

  await game.see('Missing Scores Detected')
  expect(await tab.texts({ role: 'main' })).toEqual([
    expect.stringContaining('1 missing score across 1 hole'),
  ])
  await game.tap(/^Fix scores/)
  await game.see(`Hole ${GAP.hole}`)
  expect(await game.scoreOf(GAP.player)).toEqual([])
  await game.tap('Scorecard')
  await game.see('Puttogether card')

  const cells = { role: 'cell', within: { role: 'table', name: 'Scorecard' } }
  const texts = await tab.texts(cells)
  expect(texts).toHaveLength(19 * GROUP.length)
  expect(texts[GROUP.length * (GAP.hole - 1) + GROUP.indexOf(GAP.player)]).toBe('–')
  expect(texts.slice(-GROUP.length)).toEqual(
    GROUP.map((_, place) => String(total(HOLES, place))),
  )
  const rankings = await tab.texts(itemsOf('Final Rankings'))
  expect(rankings).toHaveLength(GROUP.length)
  expect(rankings.at(-1)).toMatch(/Zoë\s+thru 17/)
})

/** Who leads after so many holes, of those who have scored them all, with the total. */
function best(holes: number): [string, number] {
  const totals = GROUP.filter((player) => player !== GAP.player).map(
    (player, place): [string, number] => [player, total(HOLES.slice(0, holes), place)],
  )
  return totals.sort(([, one], [, other]) => one - other)[0] ?? ['', 0]
}

test('the browser’s Back goes to the hole before, then to where one came from', async ({
  game,
  tab,
}) => {
  await game.open('/about')
  await game.start('Ann')
  await game.tap('Next Hole')
  await game.see('Hole 2')
  await game.tap('Scorecard')
  await game.see('Puttogether card')
  for (const name of ['Hole 2', 'Hole 1', /^About/]) {
    await tab.driver.back()
    await game.see(name)
  }
})

test('digits on the row of scores score, 0 clears, arrows only move', async ({
  game,
  tab,
}) => {
  await game.start('Ann', 'Bo')
  await game.score({ Ann: 3 })
  await tab.driver.press('5')
  await expect.poll(() => game.scoreOf('Ann')).toEqual(['5'])
  await tab.driver.press('ArrowRight')
  expect(await tab.evaluate('document.activeElement.innerText.trim()')).toBe('6')
  expect(await game.scoreOf('Ann')).toEqual(['5'])
  await tab.driver.press('7')
  await expect.poll(() => game.scoreOf('Ann')).toEqual(['7'])
  await tab.driver.press('0')
  await expect.poll(() => game.scoreOf('Ann')).toEqual([])
  expect(await game.scoreOf('Bo')).toEqual([])
  expect(await tab.count(button('Restart'))).toBe(1)
})
