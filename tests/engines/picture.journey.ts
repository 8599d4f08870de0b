import { expect } from 'vitest'
import { kept, repeat } from '../keptRound'
import { button } from './game'
import { test } from './journey'
import { sharedPng } from './sharedPng'

test('the scorecard is downloaded as a picture under its day', async ({ game, tab }) => {
  const scores = { Maya: repeat(2, 18), Jo: repeat(3, 18), Leon: [1, ...repeat(4, 17)] }
  await game.openWith(kept({ hole: 18, scores, screen: 'scorecard' }))
  const { name, width, height, bytes } = await sharedPng(tab)
  const today = await tab.evaluate<string>(`new Date().toLocaleDateString('sv-SE')`)
  expect(name).toBe(`mini-golf-scorecard-${today}.png`)
  expect(width).toBe(1280)
  expect(height).toBeGreaterThan(2_400)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(400_000)
  await expect.poll(() => tab.count(button('Share Scorecard'))).toBe(1)
})

test('names that only the device can write come along', async ({ game, tab }) => {
  const scores = { 李小龙: [2, 3, 4], 'Kid 👍🏽': [3, 3, 3], Zoë: [1, 2, 2] }
  await game.openWith(kept({ holes: 3, hole: 3, scores, screen: 'scorecard' }))
  const { width } = await sharedPng(tab)
  expect(width).toBe(1280)
})
