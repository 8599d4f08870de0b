/** The page that stands in for one that is not kept. */
export const OFFLINE = '/offline'
