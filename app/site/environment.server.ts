const DEFAULT_SITE = 'https://puttogether.example'

/** The site's own address, without a slash at its end; never taken from a request. */
export const siteUrl = (): string =>
  (process.env.SITE_URL?.trim() || DEFAULT_SITE).replace(/\/+$/, '')

/** The people the about page thanks; example addresses until the environment names them. */
export const people = () => ({
  creator: {
    name: process.env.CREATOR_NAME?.trim() || 'a hobby golfer in Berlin',
    url: process.env.CREATOR_URL?.trim() || 'https://creator.example',
  },
  designer: {
    name: process.env.DESIGNER_NAME?.trim() || 'a designer friend',
    url: process.env.DESIGNER_URL?.trim() || 'https://designer.example',
  },
})

/** Who answers for the site; null where the environment does not say yet. */
export const provider = () => ({
  name: process.env.IMPRINT_NAME?.trim() || null,
  address: process.env.IMPRINT_ADDRESS?.trim() || null,
  email: process.env.IMPRINT_EMAIL?.trim() || null,
  phone: process.env.IMPRINT_PHONE?.trim() || null,
  responsible: process.env.IMPRINT_RESPONSIBLE?.trim() || null,
})

export type People = ReturnType<typeof people>
export type Provider = ReturnType<typeof provider>
