import * as v from 'valibot'

const DEFAULT_SITE = 'https://puttogether.example'

/** A switch reads as it is set in a shell: 1 or 0; empty counts as unset. */
const onOff = (preset: '0' | '1') =>
  v.pipe(
    v.optional(v.picklist(['0', '1']), preset),
    v.transform((value) => value === '1'),
  )

const Settings = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.regex(/^\d+$/, 'has to be a number'),
    v.transform(Number),
    v.maxValue(65_535),
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  TRUST_PROXY: onOff('0'),
  REQUEST_LOG: onOff('1'),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'reads GTM-XXXXXXX'))),
  GOOGLE_FONTS: onOff('1'),
})

/** Whose hosts the content security policy lets in beside our own. */
export interface PolicySettings {
  readonly tags: boolean
  readonly fonts: boolean
  /** Only for a site that is reached by https under its configured address. */
  readonly upgradeInsecure: boolean
}

export interface EdgeConfig {
  readonly port: number
  readonly host: string
  readonly siteUrl: URL
  readonly trustProxy: boolean
  readonly requestLog: boolean
  readonly policy: PolicySettings
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the server's settings from the environment; throws with the name of one that is wrong. */
export function readConfig(environment: Environment): EdgeConfig {
  const filled = Object.entries(environment).filter(([, value]) => value)
  const read = v.safeParse(Settings, Object.fromEntries(filled))
  if (!read.success) throw new Error(`Settings: ${read.issues.map(complaint).join('; ')}`)
  const set = read.output
  const siteUrl = new URL(set.SITE_URL ?? DEFAULT_SITE)
  return {
    port: set.PORT,
    host: set.HOST,
    siteUrl,
    trustProxy: set.TRUST_PROXY,
    requestLog: set.REQUEST_LOG,
    policy: {
      tags: set.GTM_ID !== undefined,
      fonts: set.GOOGLE_FONTS,
      upgradeInsecure:
        set.SITE_URL !== undefined && siteUrl.protocol === 'https:' && !isLocal(siteUrl),
    },
  }
}

const complaint = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\])/.test(hostname)
