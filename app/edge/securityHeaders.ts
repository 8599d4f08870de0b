import { barePolicy } from './contentPolicy'

const YEARS_2 = 63_072_000

/**
 * What the app asks of the device; the rest is refused to us and to whatever runs in us. Sharing
 * is ours by default and stays unnamed: browsers without it would complain on the console.
 */
const PERMISSIONS = [
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ')

/** A header and its value. */
export type HeaderPair = readonly [name: string, value: string]

/** On every response, whatever its status; the content policy comes beside them. */
export const SECURITY_HEADERS: readonly HeaderPair[] = [
  ['Strict-Transport-Security', `max-age=${YEARS_2}; includeSubDomains`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', PERMISSIONS],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** The headers of a response that runs nothing: security, and a policy that allows nothing. */
export const BARE_HEADERS: readonly HeaderPair[] = [
  ...SECURITY_HEADERS,
  ['Content-Security-Policy', barePolicy],
]
