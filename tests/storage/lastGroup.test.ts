import { beforeEach, describe, expect, it } from 'vitest'
import { ALL, NONE, writeConsent } from '~/storage/consent'
import { keepGroup, lastGroup } from '~/storage/lastGroup'
import { openPage } from './page'

const KEY = 'mini-golf-last-group'
let page: ReturnType<typeof openPage>

beforeEach(() => {
  page = openPage()
})

describe('where Enhanced Features are allowed', () => {
  beforeEach(() => writeConsent(ALL))

  it('the last group is found again', () => {
    keepGroup(['Ann', 'Bo'])
    expect(lastGroup()).toEqual(['Ann', 'Bo'])
  })

  it('there is none at first', () => {
    expect(lastGroup()).toEqual([])
  })

  it('a round without players leaves the group before it', () => {
    keepGroup(['Ann'])
    keepGroup([])
    expect(lastGroup()).toEqual(['Ann'])
  })

  it('ten names are kept', () => {
    const names = Array.from({ length: 12 }, (_, n) => `P${n}`)
    keepGroup(names)
    expect(JSON.parse(page.kept.get(KEY) ?? '')).toEqual(names.slice(0, 10))
  })

  it.each([
    ['no JSON', '["Ann"', []],
    ['no list', '{"0":"Ann"}', []],
    ['entries that are no names', '["Ann",7,null,["Bo"],"Cy"]', ['Ann', 'Cy']],
    ['names with blanks around or of blanks', '[" Ann ","","  "]', ['Ann']],
    ['a name twice', '["Ann","ANN","Bo"]', ['Ann', 'Bo']],
    [
      'more names than were ever kept',
      JSON.stringify([...'ABCDEFGHIJKLMN']),
      [...'ABCDEFGHIJ'],
    ],
  ])('of %s what can be played under is read', (_, text, names) => {
    page.kept.set(KEY, text)
    expect(lastGroup()).toEqual(names)
  })
})

describe('where Enhanced Features are not allowed', () => {
  it.each([
    ['before the question is answered', null],
    ['after a no', NONE],
    ['with everything else', { ...ALL, functionality: false }],
  ])('no group is kept %s', (_, choice) => {
    if (choice) writeConsent(choice)
    keepGroup(['Ann'])
    expect(page.kept.has(KEY)).toBe(false)
  })

  it('a group that was kept before is forgotten', () => {
    page.kept.set(KEY, '["Ann"]')
    expect(lastGroup()).toEqual([])
    expect(page.kept.has(KEY)).toBe(false)
  })
})
