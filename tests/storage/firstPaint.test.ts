import { describe, expect, it } from 'vitest'
import { ALL, NONE } from '~/storage/consent'
import { toSaved } from '~/storage/savedRound'
import { roundFor, setupFor } from '../builders'
import { firstPainted, type Browser } from './firstPainted'

const ROUND = 'mini-golf-game-state'
const CONSENT = 'cookieConsent'
const INSTALL = 'mini-golf-install-card'

const keeping = (key: string, value: unknown) =>
  new Map([[key, typeof value === 'string' ? value : JSON.stringify(value)]])
const NOTHING = new Map<string, string>()

describe('a round that the device keeps', () => {
  it.each([
    ['none', NOTHING, {}],
    [
      'names before the start',
      keeping(ROUND, toSaved(setupFor('Ann'))),
      { restoring: '' },
    ],
    [
      'a round in progress',
      keeping(ROUND, toSaved(roundFor('Ann'))),
      { restoring: '', round: '' },
    ],
    [
      'a started word that is no yes',
      keeping(ROUND, { players: [], gameStarted: 'no' }),
      { restoring: '' },
    ],
    ['no JSON', keeping(ROUND, '{"players":['), {}],
    ['null', keeping(ROUND, 'null'), {}],
  ])('%s', (_, kept, marks) => {
    expect(firstPainted(kept).marks).toEqual({ install: 'prompt', ...marks })
  })

  it('is none where the device lets nobody look', () => {
    const kept = keeping(ROUND, toSaved(roundFor('Ann')))
    expect(firstPainted(kept, { tells: false }).marks).toEqual({ install: 'prompt' })
  })
})

describe('the cookie question', () => {
  it.each([
    ['is open at first', NOTHING, false, 0],
    [
      'is answered with yes to all',
      keeping(CONSENT, { necessary: true, ...ALL }),
      true,
      1,
    ],
    [
      'is answered with no to all',
      keeping(CONSENT, { necessary: true, ...NONE }),
      true,
      0,
    ],
    [
      'links no font for a word that is no yes',
      keeping(CONSENT, { necessary: true, fonts: 'no' }),
      true,
      0,
    ],
    [
      'is open where the record is no answer',
      keeping(CONSENT, { fonts: true }),
      false,
      0,
    ],
    [
      'is open where what is necessary is refused',
      keeping(CONSENT, { necessary: false, ...ALL }),
      false,
      0,
    ],
  ])('%s', (_, kept, answered, fonts) => {
    const { marks, links } = firstPainted(kept)
    expect([marks.consent === 'answered', links.length]).toEqual([answered, fonts])
  })

  it('links the web font as the page names it, marked as its own', () => {
    expect(firstPainted(keeping(CONSENT, { necessary: true, ...ALL })).links).toEqual([
      {
        name: 'link',
        rel: 'stylesheet',
        href: 'https://fonts.test/nunito.css',
        dataset: { webFont: '' },
      },
    ])
  })
})

describe('the install card', () => {
  const rows: readonly [string, Browser, string | undefined][] = [
    ['asks for the browser’s prompt', {}, 'prompt'],
    ['tells the way on an iPhone', { userAgent: 'iPhone' }, 'ios'],
    ['tells the way on an iPad', { userAgent: 'iPad' }, 'ios'],
    ['tells the way on an iPod', { userAgent: 'iPod' }, 'ios'],
    [
      'tells the way on an iPad that calls itself a Mac',
      { platform: 'MacIntel', maxTouchPoints: 5 },
      'ios',
    ],
    [
      'asks for the prompt on a Mac',
      { platform: 'MacIntel', maxTouchPoints: 0 },
      'prompt',
    ],
    [
      'asks for the prompt on a touch screen that is none',
      { maxTouchPoints: 5 },
      'prompt',
    ],
    ['is not of use in the app', { isApp: true }, undefined],
    [
      'is not of use in the app on iOS',
      { userAgent: 'iPhone', standalone: true },
      undefined,
    ],
  ]
  it.each(rows)('%s', (_, browser, form) => {
    expect(firstPainted(NOTHING, browser).marks.install).toBe(form)
  })

  it('stays away once it was dismissed', () => {
    expect(firstPainted(keeping(INSTALL, '"dismissed"')).marks).toEqual({})
    expect(firstPainted(keeping(INSTALL, '"seen"')).marks).toEqual({ install: 'prompt' })
  })
})
