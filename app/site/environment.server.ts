const DEFAULT_SITE = 'https://puttogether.example'

/** A word of the server's environment; an empty one counts as none. */
function setting(name: string): string | undefined {
  const value = process.env[name]?.trim()
  return value === '' ? undefined : value
}

/** The site's own address, without a slash at its end; never taken from a request. */
export const siteUrl = (): string =>
  (setting('SITE_URL') ?? DEFAULT_SITE).replace(/\/+$/, '')

const FONTS =
  'https://fonts.googleapis.com/css2?family=Nunito:wght@500;700;800;900&display=optional'

/** What may be asked of Google once a person agrees: the web font, and a tag container where one is configured. */
export const consented = () => ({
  fonts: setting('GOOGLE_FONTS') === '0' ? undefined : FONTS,
  gtm: setting('GTM_ID'),
})

/** The people the about page thanks; example addresses until the environment names them. */
export const people = () => ({
  creator: {
    name: setting('CREATOR_NAME') ?? 'a hobby golfer',
    url: setting('CREATOR_URL') ?? 'https://creator.example',
  },
  designer: {
    name: setting('DESIGNER_NAME') ?? 'a designer friend',
    url: setting('DESIGNER_URL') ?? 'https://designer.example',
  },
})

/** Who answers for the site; null where the environment does not say yet. */
export const provider = () => ({
  name: setting('IMPRINT_NAME') ?? null,
  address: setting('IMPRINT_ADDRESS') ?? null,
  email: setting('IMPRINT_EMAIL') ?? null,
  phone: setting('IMPRINT_PHONE') ?? null,
  responsible: setting('IMPRINT_RESPONSIBLE') ?? null,
})

export type People = ReturnType<typeof people>
export type Provider = ReturnType<typeof provider>
