import fc from 'fast-check'
import { expect } from 'vitest'
import { readConsent, writeConsent, type Choice } from '~/storage/consent'
import { isRoundKept } from '~/storage/isRoundKept'
import { spoken } from '../quietConsole'
import { firstPainted } from '../storage/firstPainted'
import { openPage } from '../storage/page'
import { fuzz } from './cases'
import { anyJson, damaged, damagedText } from './damage'
import { records } from './rounds'

const consents = fc.record({
  necessary: fc.constant(true),
  analytics: fc.boolean(),
  fonts: fc.boolean(),
  functionality: fc.boolean(),
})
const textsOf = (values: fc.Arbitrary<unknown>) => {
  const texts = fc
    .oneof(values, damaged(values), anyJson)
    .map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(texts, damagedText(texts), fc.string({ unit: 'binary' }))
}

/** What a record says, read the plainest way. */
function saidIn(text: string): Choice | null {
  try {
    const { necessary, analytics, fonts, functionality } = JSON.parse(text) as Record<
      string,
      unknown
    >
    if (necessary !== true) return null
    return {
      analytics: analytics === true,
      fonts: fonts === true,
      functionality: functionality === true,
    }
  } catch {
    return null
  }
}

function isDismissed(text: string): boolean {
  try {
    return JSON.parse(text) === 'dismissed'
  } catch {
    return false
  }
}

fuzz(
  'a cookie choice is what the record says, or no choice',
  textsOf(consents),
  (text) => {
    openPage().kept.set('cookieConsent', text)
    const choice = readConsent()
    expect(choice).toEqual(saidIn(text))
    expect(spoken()).toHaveLength(choice ? 0 : 1)
    if (!choice) return
    writeConsent(choice)
    expect(readConsent()).toEqual(choice)
  },
)

fuzz(
  'the first paint finds the same answers as the pages',
  fc.record({
    consent: textsOf(consents),
    round: textsOf(records),
    card: textsOf(fc.constant('dismissed')),
  }),
  ({ consent, round, card }) => {
    const { kept } = openPage()
    kept.set('cookieConsent', consent)
    kept.set('mini-golf-game-state', round)
    kept.set('mini-golf-install-card', card)
    const { marks, links } = firstPainted(kept)
    const choice = readConsent()
    expect(marks.consent).toBe(choice ? 'answered' : undefined)
    expect(links).toHaveLength(choice?.fonts ? 1 : 0)
    expect(marks.round).toBe(isRoundKept() ? '' : undefined)
    expect(marks.install).toBe(isDismissed(card) ? undefined : 'prompt')
    spoken()
  },
)
