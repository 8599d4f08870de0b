import { describe, expect, it } from 'vitest'
import { scorecardOf } from '~/golf/scorecard'
import { readsLeftwards, shorten } from '~/share/picture/drawNames'
import { BUNDLED, namesForDevice, nameArt, needsDevice } from '~/share/picture/names'
import { roundFor } from '../builders'
import { fontFile } from './inNode'
import { charactersOf } from './woff'

describe('a name', () => {
  it.each(['Maya', 'Zoë O’Hara-Łukasz', 'Владимир', 'Nguyễn Thị Hương', 'Zoe\u0308'])(
    '%s is written in the bundled font',
    (name) => expect(needsDevice(name)).toBe(false),
  )

  it.each([
    'Βασίλης',
    '李小龙',
    'さくら',
    '김민수',
    'محمد',
    'שלום',
    'प्रिया',
    'Kid 👨‍👩‍👧',
    'Bo 👍🏽',
  ])('%s is drawn by the device, whole', (name) => expect(needsDevice(name)).toBe(true))

  it.each(['محمد', 'שלום', '1 שלום'])('%s reads from right to left', (name) =>
    expect(readsLeftwards(name)).toBe(true),
  )

  it.each(['Maya', 'Bo שלום', '李小龙', ''])('%s reads from left to right', (name) =>
    expect(readsLeftwards(name)).toBe(false),
  )
})

it('asks the device once for each room a name has', () => {
  const wanted = namesForDevice(scorecardOf(roundFor('Ann', '李小龙')))
  expect(wanted.map(({ name }) => name)).toEqual(['李小龙', '李小龙'])
  expect(new Set(wanted.map(({ width }) => width)).size).toBe(2)
})

it('puts what the device drew into the tree whole', () => {
  const drawn = { src: 'data:image/png;base64,AAAA', width: 60, height: 26 }
  const art = nameArt({ name: '李小龙', width: 100 }, { '100 李小龙': drawn })
  expect(art.type).toBe('img')
  expect(art.props).toMatchObject(drawn)
})

describe('a name too long for its room', () => {
  const letters = (room: number) => (text: string) => [...text].length <= room

  it('stays as it is when it fits', () =>
    expect(shorten('李小龙', letters(3))).toBe('李小龙'))

  it('ends in an ellipsis', () =>
    expect(shorten('李小龙李小龙', letters(4))).toBe('李小龙…'))

  it('does not tear a family apart', () =>
    expect(shorten('👨‍👩‍👧👨‍👩‍👧', letters(7))).toBe('👨‍👩‍👧…'))

  it('keeps its first letter in any case', () =>
    expect(shorten('李小龙', letters(0))).toBe('李…'))
})

it('claims no letter for the bundled font that its files lack', async () => {
  const cuts = ['names-latin', 'names-latin-ext', 'names-vietnamese', 'names-cyrillic']
  const files = await Promise.all(cuts.map(fontFile))
  const held = new Set(files.flatMap(charactersOf))
  const claimed = Array.from({ length: 0x2fff }, (_, code) => code).filter((code) =>
    BUNDLED.test(String.fromCodePoint(code)),
  )
  expect(claimed.length).toBeGreaterThan(500)
  expect(claimed.filter((code) => !held.has(code))).toEqual([])
})
