import { expect, it } from 'vitest'
import { firstToPlay } from '~/golf/turnOrder'
import { NEW_ROUND, type Round } from '~/golf/round'
import { removePlayer, startRound } from '~/golf/setup'
import { roundFor, scored, setupFor } from '../builders'

const three = roundFor('Ann', 'Bo', 'Cy')
const cyDrawn = startRound(setupFor('Ann', 'Bo', 'Cy'), 0.9)

const rows: readonly [string, Round, number, string][] = [
  ['hole 1 belongs to the drawn', cyDrawn, 1, 'Cy'],
  [
    'the lowest score on the previous hole begins',
    scored(three, { Ann: [3], Bo: [2], Cy: [4] }),
    2,
    'Bo',
  ],
  ['only who has a score there counts', scored(three, { Ann: [3], Cy: [2] }), 2, 'Cy'],
  ['nobody has one: the first player', cyDrawn, 2, 'Ann'],
  [
    'a tie goes to the lower total',
    scored(three, { Ann: [4, 2], Bo: [3, 2], Cy: [5, 2] }),
    3,
    'Bo',
  ],
  [
    'totals count up to that hole only',
    scored(three, { Ann: [4, 2, 1], Bo: [3, 2, 7], Cy: [5, 2, 1] }),
    3,
    'Bo',
  ],
  [
    'a full tie: who of the tied began before',
    scored(cyDrawn, { Ann: [2], Bo: [3], Cy: [2] }),
    2,
    'Cy',
  ],
  [
    'a full tie without the one who began before: original order',
    scored(cyDrawn, { Ann: [2], Bo: [2], Cy: [3] }),
    2,
    'Ann',
  ],
  [
    'a full tie over two holes',
    scored(cyDrawn, { Ann: [2, 3], Bo: [4, 4], Cy: [2, 3] }),
    3,
    'Cy',
  ],
  [
    'the drawn has left: the first player',
    removePlayer(cyDrawn, 'player-1002'),
    1,
    'Ann',
  ],
]

it.each(rows)('%s', (_, round, hole, name) => {
  expect(firstToPlay(round, hole)?.name).toBe(name)
})

it('without players nobody begins', () => {
  expect(firstToPlay(NEW_ROUND, 1)).toBeUndefined()
  expect(firstToPlay(NEW_ROUND, 5)).toBeUndefined()
})
