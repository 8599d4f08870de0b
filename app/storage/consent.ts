import * as v from 'valibot'
import { localDevice } from './device'
import { CONSENT_KEY } from './keys'

const consent = v.object({
  necessary: v.literal(true),
  analytics: v.boolean(),
  fonts: v.boolean(),
  functionality: v.boolean(),
})

export type Consent = v.InferOutput<typeof consent>
export type Choice = Omit<Consent, 'necessary'>

/** What the person chose; null before any choice or when the record cannot be read, which is logged. */
export function readConsent(): Consent | null {
  const text = localDevice.read(CONSENT_KEY)
  if (text === null) return null
  try {
    return v.parse(consent, JSON.parse(text))
  } catch (error) {
    console.warn('The cookie choice could not be read.', error)
    return null
  }
}

/** Keeps a choice; what is necessary is always part of it. */
export function writeConsent(choice: Choice): Consent {
  const kept: Consent = { necessary: true, ...choice }
  localDevice.write(CONSENT_KEY, JSON.stringify(kept))
  return kept
}

/** Calls back when another tab chooses. */
export const watchConsent = (listener: () => void): (() => void) =>
  localDevice.watch((key) => key === CONSENT_KEY && listener())

export const hasAnalyticsConsent = (): boolean => readConsent()?.analytics === true
