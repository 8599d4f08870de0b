import { beforeEach, expect, it } from 'vitest'
import { isRoundKept } from '~/storage/isRoundKept'
import { toSaved } from '~/storage/savedRound'
import { roundFor, setupFor } from '../builders'
import { openPage } from './page'

let page: ReturnType<typeof openPage>

beforeEach(() => {
  page = openPage()
})

it('without a record no round is kept', () => {
  expect(isRoundKept()).toBe(false)
})

it.each([
  ['a round in progress', JSON.stringify(toSaved(roundFor('Ann'))), true],
  ['names before the start', JSON.stringify(toSaved(setupFor('Ann'))), false],
  ['a started word that is no yes', '{"players":[],"gameStarted":"no"}', false],
  ['no JSON', '{"gameStarted":true', false],
  ['null', 'null', false],
  ['a number', '7', false],
  ['a text', '"gameStarted"', false],
  ['an empty record', '{}', false],
])('%s is a round in progress: %#', (_, text, kept) => {
  page.kept.set('mini-golf-game-state', text)
  expect(isRoundKept()).toBe(kept)
})
