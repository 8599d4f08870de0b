import fc from 'fast-check'
import { expect } from 'vitest'
import { setupFor, names as namesOf } from '../builders'
import { ALL, writeConsent } from '~/storage/consent'
import { keepGroup, lastGroup } from '~/storage/lastGroup'
import { openPage } from '../storage/page'
import { fuzz } from './cases'
import { damaged, damagedText } from './damage'

const lists = fc.array(
  fc.oneof(fc.constantFrom('Ann', 'ANN', ' Bo '), fc.string({ unit: 'binary' })),
)
const texts = damaged(lists).map((value) => JSON.stringify(value) ?? '')

fuzz(
  'names of the last group are names that can be played under',
  fc.oneof(texts, damagedText(texts), fc.string({ unit: 'binary' })),
  (text) => {
    const { kept } = openPage()
    writeConsent(ALL)
    kept.set('mini-golf-last-group', text)
    const names = lastGroup()
    expect(names.length).toBeLessThanOrEqual(10)
    expect(namesOf(setupFor(...names).players)).toEqual(names)
    keepGroup(names)
    expect(lastGroup()).toEqual(names)
  },
)
