import { describe, expect, it } from 'vitest'
import { nextHole, showScorecard } from '~/golf/play'
import { NEW_ROUND, type Round } from '~/golf/round'
import { openSetup } from '~/golf/setup'
import { fromSaved, toSaved } from '~/storage/savedRound'
import { at, names, roundFor, scored, setupFor, withHoles } from '../builders'
import unversioned from '../fixtures/unversionedRound.json'

const saved = toSaved(
  scored(withHoles(roundFor('Ann', 'Bo'), 9), { Ann: [2, 1], Bo: [3] }),
)

describe('the record', () => {
  it('has the specification’s fields and a version', () => {
    expect(saved).toMatchObject({
      version: 1,
      players: [
        {
          id: 'player-1000',
          name: 'Ann',
          scores: [2, 1, 0, 0, 0, 0, 0, 0, 0],
          currentHole: 1,
        },
        { id: 'player-1001', name: 'Bo' },
      ],
      originalPlayers: saved.players,
      currentHole: 1,
      totalHoles: 9,
      gameStarted: true,
      currentScreen: 'game',
      showScorecard: false,
      showMidGameRanking: false,
      showIncompleteHoles: false,
      showIncompleteAlert: false,
      firstPlayerForHole: 'player-1000',
    })
  })

  it.each([
    ['game', roundFor('Ann'), {}],
    ['setup', setupFor('Ann'), { gameStarted: false }],
    ['midgame-ranking', nextHole(at(roundFor('Ann'), 9)), { showMidGameRanking: true }],
    [
      'incomplete-holes',
      nextHole(at(roundFor('Ann'), 18)),
      { showIncompleteHoles: true },
    ],
    ['scorecard', showScorecard(roundFor('Ann')), { showScorecard: true }],
    [
      'game',
      nextHole(scored(roundFor('Ann', 'Bo'), { Ann: [1] })),
      { showIncompleteAlert: true },
    ],
  ] as const)('names the screen %s', (currentScreen, round, flags) => {
    expect(toSaved(round)).toMatchObject({ currentScreen, ...flags })
  })
})

describe('reopening', () => {
  const halfway = nextHole(at(roundFor('Ann'), 9))
  const rows: readonly [string, Round, Partial<Round>][] = [
    ['a hole', at(roundFor('Ann'), 7), { screen: 'hole', currentHole: 7 }],
    ['the ranking', halfway, { screen: 'halfway', currentHole: 9 }],
    [
      'the scorecard',
      showScorecard(at(roundFor('Ann'), 4)),
      { screen: 'scorecard', currentHole: 4 },
    ],
    [
      'missing scores: the last hole',
      nextHole(at(roundFor('Ann'), 18)),
      { screen: 'hole', currentHole: 18 },
    ],
    [
      'a visit to setup: the hole',
      openSetup(at(roundFor('Ann'), 5)),
      { screen: 'hole', currentHole: 5 },
    ],
    [
      'names before the start: setup',
      setupFor('Ann'),
      { screen: 'setup', started: false },
    ],
    [
      'the question: the hole without it',
      nextHole(scored(roundFor('Ann', 'Bo'), { Ann: [1] })),
      { screen: 'hole', asksForMissing: false },
    ],
  ]
  it.each(rows)('%s', (_, round, reopened) => {
    const reading = fromSaved(JSON.parse(JSON.stringify(toSaved(round))))
    expect(reading?.round).toMatchObject({
      players: round.players,
      drawn: round.drawn,
      ...reopened,
    })
    expect(reading?.whole).toBe(true)
  })
})

describe('the first, unversioned record', () => {
  it('loads whole: scores from players, order from originalPlayers', () => {
    const reading = fromSaved(unversioned)
    expect(reading?.whole).toBe(true)
    expect(names(reading?.round.players ?? [])).toEqual(['Ann', 'Bo'])
    expect(reading?.round).toMatchObject({
      holes: 9,
      currentHole: 3,
      started: true,
      screen: 'hole',
      drawn: 'player-1717000000002',
    })
    expect(reading?.round.players.map(({ strokes }) => strokes.slice(0, 3))).toEqual([
      [2, 1, 0],
      [3, 2, 0],
    ])
  })

  it.each([
    ['the ranking flag', { showMidGameRanking: true, totalHoles: 18 }, 'halfway'],
    ['the scorecard flag', { showScorecard: true }, 'scorecard'],
    [
      'the ranking before the scorecard',
      { showMidGameRanking: true, showScorecard: true, totalHoles: 18 },
      'halfway',
    ],
    ['the screen’s name alone', { currentScreen: 'scorecard' }, 'scorecard'],
    ['a ranking without 18 holes: the hole', { showMidGameRanking: true }, 'hole'],
  ])('reopens by %s', (_, flags, screen) => {
    expect(fromSaved({ ...unversioned, ...flags })?.round.screen).toBe(screen)
  })
})

describe('a record that is no round', () => {
  it.each([undefined, null, 42, 'text', [], [saved], {}, { players: 'Ann' }])(
    '%j cannot be read',
    (value) => expect(fromSaved(value)).toBeNull(),
  )
})

it('an empty record is a new round', () => {
  expect(fromSaved(toSaved(NEW_ROUND))?.round).toEqual(NEW_ROUND)
})
