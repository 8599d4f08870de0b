import { localDevice } from './device'
import { CONSENT_KEY } from './keys'

/** What a person can allow beyond what is necessary. */
export interface Choice {
  readonly analytics: boolean
  readonly fonts: boolean
  readonly functionality: boolean
}

export const ALL: Choice = { analytics: true, fonts: true, functionality: true }
export const NONE: Choice = { analytics: false, fonts: false, functionality: false }

/** What the person chose; null before any choice or when the record cannot be read, which is logged. */
export function readConsent(): Choice | null {
  const text = localDevice.read(CONSENT_KEY)
  if (text === null) return null
  try {
    return fromRecord(JSON.parse(text))
  } catch (error) {
    console.warn('The cookie choice could not be read.', error)
    return null
  }
}

/** Keeps a choice; what is necessary is always part of it. */
export function writeConsent(choice: Choice): void {
  localDevice.write(CONSENT_KEY, JSON.stringify({ necessary: true, ...choice }))
}

/** Calls back when another tab chooses. */
export const watchConsent = (listener: () => void): (() => void) =>
  localDevice.watch((key) => key === CONSENT_KEY && listener())

export const hasAnalyticsConsent = (): boolean => readConsent()?.analytics === true

/** Only `true` is a yes. Throws when the value is no record of an answer. */
function fromRecord(value: unknown): Choice {
  const says = (name: keyof Choice | 'necessary') =>
    (value as Record<string, unknown> | null)?.[name] === true
  if (!says('necessary')) throw new TypeError('not a record of consent')
  return {
    analytics: says('analytics'),
    fonts: says('fonts'),
    functionality: says('functionality'),
  }
}
