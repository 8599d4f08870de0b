import { beforeEach, describe, expect, it } from 'vitest'
import { writeStrokes } from '~/golf/play'
import { NEW_ROUND } from '~/golf/round'
import { createRoundStore } from '~/storage/roundStore'
import { roundFor } from '../builders'
import { spoken } from '../quietConsole'
import { memoryDevice } from './memoryDevice'

const KEY = 'mini-golf-game-state'
const round = roundFor('Ann', 'Bo')
let device: ReturnType<typeof memoryDevice>

beforeEach(() => {
  device = memoryDevice()
})

const asides = () => [...device.kept.keys()].filter((key) => key !== KEY)

describe('one tab', () => {
  it('finds its round again', () => {
    createRoundStore(device.tab()).save(round)
    expect(createRoundStore(device.tab()).load()).toEqual(round)
  })

  it('without a record begins anew and keeps nothing', () => {
    expect(createRoundStore(device.tab()).load()).toBe(NEW_ROUND)
    expect(device.kept.size).toBe(0)
  })

  it('clears the record with the round', () => {
    const store = createRoundStore(device.tab())
    store.save(round)
    store.save(NEW_ROUND)
    expect(device.kept.size).toBe(0)
  })

  it('when the device refuses, goes on and saves on leaving', () => {
    const store = createRoundStore(device.tab())
    device.full = true
    expect(store.save(round)).toBe(false)
    expect(store.flush()).toBe(false)
    device.full = false
    expect(store.flush()).toBe(true)
    expect(createRoundStore(device.tab()).load()).toEqual(round)
  })

  it('does not save on leaving what is saved, not even over a record that is gone', () => {
    const store = createRoundStore(device.tab())
    store.save(round)
    device.kept.clear()
    store.flush()
    expect(device.kept.size).toBe(0)
  })
})

describe('a record that cannot be read', () => {
  it.each(['{"players":[', 'null', '"hello"', '[]', '\u0000'])(
    '%j is set aside',
    (text) => {
      device.kept.set(KEY, text)
      const store = createRoundStore(device.tab())
      expect(store.load()).toBe(NEW_ROUND)
      store.save(round)
      expect(asides().map((key) => device.kept.get(key))).toEqual([text])
      expect(spoken()).toHaveLength(1)
    },
  )

  it('is set aside once, however often it is read', () => {
    device.kept.set(KEY, 'broken')
    createRoundStore(device.tab()).load()
    createRoundStore(device.tab()).load()
    expect(asides()).toHaveLength(1)
    expect(spoken()).toHaveLength(1)
  })

  it('does not push out the one before', () => {
    for (const text of ['broken', 'broken again']) {
      device.kept.set(KEY, text)
      createRoundStore(device.tab()).load()
    }
    expect(asides().map((key) => device.kept.get(key))).toEqual([
      'broken',
      'broken again',
    ])
    expect(spoken()).toHaveLength(2)
  })

  it.each([
    ['a round', round],
    ['a new round', NEW_ROUND],
  ])('stays where it is while the device has no room for its copy: %s', (_, next) => {
    device.kept.set(KEY, 'broken')
    const store = createRoundStore(device.tab())
    device.full = true
    store.load()
    expect(store.save(next)).toBe(false)
    expect([...device.kept]).toEqual([[KEY, 'broken']])
    device.full = false
    expect(store.flush()).toBe(true)
    expect(asides().map((key) => device.kept.get(key))).toEqual(['broken'])
    expect(createRoundStore(device.tab()).load()).toEqual(next)
    expect(spoken()).toHaveLength(1)
  })

  it('finds five places, then takes the first again, and says so each time', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      device.kept.set(KEY, text)
      createRoundStore(device.tab()).load()
    }
    expect(asides().map((key) => [key, device.kept.get(key)])).toEqual(
      ['6', '2', '3', '4', '5'].map((text, n) => [`${KEY}.set-aside.${n + 1}`, text]),
    )
    expect(spoken()).toEqual(
      Array(6).fill('A saved round could not be read whole; a copy was set aside.'),
    )
  })

  it('in part is kept in part, and whole beside it', () => {
    const text = JSON.stringify({
      players: [{ name: 'Ann', scores: [2, 99] }],
      gameStarted: true,
    })
    device.kept.set(KEY, text)
    expect(createRoundStore(device.tab()).load().players[0]?.strokes).toEqual([2, 0])
    expect(asides().map((key) => device.kept.get(key))).toEqual([text])
    expect(spoken()).toHaveLength(1)
  })
})

describe('two tabs', () => {
  const open = () => {
    const tab = { store: createRoundStore(device.tab()), round: NEW_ROUND }
    tab.round = tab.store.load()
    tab.store.watch((newer) => (tab.round = newer))
    return tab
  }

  it('a change in one appears in the other', () => {
    const [a, b] = [open(), open()]
    a.store.save(round)
    expect(b.round).toEqual(round)
    expect(a.round).toBe(NEW_ROUND)
  })

  it('a tab that slept takes the newer round before it moves', () => {
    const a = createRoundStore(device.tab())
    const b = createRoundStore(device.tab())
    a.save(round)
    expect(b.newer()).toEqual(round)
    b.save(writeStrokes(round, 'player-1001', 1, 4))
    const both = writeStrokes(a.newer() ?? round, 'player-1000', 1, 3)
    expect(both.players.map(({ strokes }) => strokes[0])).toEqual([3, 4])
    expect(b.newer()).toBeNull()
  })

  it('a restart in one clears the other', () => {
    const [a, b] = [open(), open()]
    a.store.save(round)
    a.store.save(NEW_ROUND)
    expect(b.round).toBe(NEW_ROUND)
  })

  it('a full device costs neither tab its scores', () => {
    const [a, b] = [open(), open()]
    a.store.save(round)
    device.full = true
    a.store.save(writeStrokes(round, 'player-1000', 1, 3))
    device.full = false
    b.store.save(writeStrokes(round, 'player-1001', 1, 4))
    for (const { players } of [a.round, b.round])
      expect(players.map(({ strokes }) => strokes[0])).toEqual([3, 4])
  })

  it('a tab that was laid aside finds the round ended that another tab ended', () => {
    const [a, b] = [createRoundStore(device.tab()), createRoundStore(device.tab())]
    a.save(round)
    expect(b.changed()).toEqual(round)
    a.save(NEW_ROUND)
    expect(b.changed()).toBe(NEW_ROUND)
    expect(b.changed()).toBeNull()
  })

  it('a change of another key is none of theirs', () => {
    const a = open()
    a.store.save(round)
    a.round = round
    device.tab().write('cookieConsent', '{}')
    expect(a.round).toBe(round)
  })

  it('a change of another key ends no round that is not saved yet', () => {
    const a = open()
    a.round = round
    device.tab().write('cookieConsent', '{}')
    expect(a.round).toBe(round)
  })

  it('a record cleared by the browser does not end the round', () => {
    const a = createRoundStore(device.tab())
    a.save(round)
    device.kept.clear()
    expect(a.newer()).toBeNull()
  })
})
