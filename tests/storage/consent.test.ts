import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ALL,
  hasAnalyticsConsent,
  NONE,
  readConsent,
  watchConsent,
  writeConsent,
} from '~/storage/consent'
import { spoken } from '../quietConsole'
import { openPage } from './page'

const KEY = 'cookieConsent'
let page: ReturnType<typeof openPage>

beforeEach(() => {
  page = openPage()
})

describe('the cookie choice', () => {
  it('is none before the question is answered', () => {
    expect(readConsent()).toBeNull()
    expect(hasAnalyticsConsent()).toBe(false)
  })

  it.each([
    ['everything', ALL, true],
    ['what is necessary', NONE, false],
    ['a choice of fonts', { ...NONE, fonts: true }, false],
    ['a choice of analytics', { ...NONE, analytics: true }, true],
    ['a choice of features', { ...NONE, functionality: true }, false],
  ])('of %s is found again', (_, choice, analytics) => {
    writeConsent(choice)
    expect(readConsent()).toEqual(choice)
    expect(hasAnalyticsConsent()).toBe(analytics)
  })

  it('is kept with what is always necessary', () => {
    writeConsent({ ...NONE, fonts: true })
    expect(JSON.parse(page.kept.get(KEY) ?? '')).toEqual({
      necessary: true,
      analytics: false,
      fonts: true,
      functionality: false,
    })
  })

  it('is yes only where the record says true', () => {
    page.kept.set(KEY, '{"necessary":true,"analytics":"yes","fonts":1}')
    expect(readConsent()).toEqual(NONE)
  })

  it.each([
    '{',
    'null',
    '42',
    '"all"',
    '[]',
    '{}',
    '{"analytics":true}',
    '{"necessary":false}',
  ])('of %s is none, which is said', (text) => {
    page.kept.set(KEY, text)
    expect(readConsent()).toBeNull()
    expect(spoken()).toEqual([
      expect.stringContaining('The cookie choice could not be read.'),
    ])
  })

  it('is heard of when another tab makes it, and not once nobody listens', () => {
    const heard = vi.fn()
    const stop = watchConsent(heard)
    page.otherTabWrites('mini-golf-game-state')
    expect(heard).not.toHaveBeenCalled()
    page.otherTabWrites(KEY)
    expect(heard).toHaveBeenCalledOnce()
    stop()
    page.otherTabWrites(KEY)
    expect(heard).toHaveBeenCalledOnce()
  })
})
