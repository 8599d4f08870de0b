import fc from 'fast-check'

/** Stands in every header that a request brings and in none that an answer does. */
export const MARK = 'zqx'

/** Text of any bytes. */
export const bytes = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 255 }), { maxLength })
    .map((codes) => String.fromCharCode(...codes))

const PIECES = [
  '/',
  '//',
  '.',
  '..',
  '%2e',
  '%2E%2E',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%0d%0a',
  '%E0',
  '%C3%A9',
  '%CE%A3',
  '%',
  '%zz',
  '%25',
  '?',
  '#',
  ':',
  '@',
  ';',
  '*',
  'about',
  'ABOUT',
  '%61bout',
  'blog',
  'Blog/Date-Night',
  'game',
  'game.data',
  'assets',
  'favicon.svg',
  'sw.js',
  '.vite/manifest.json',
  'etc/passwd',
  'package.json',
  '__proto__',
  'category=',
  'category=rules-scoring',
  '&',
  '=',
  '_data=routes%2Fgame',
  'evil.test',
  'http://evil.test',
  'a',
] as const

/** Targets of requests: ways through the site, through the disk and through nothing. */
export const targets: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
      fc.webPath(),
      bytes(4),
    ),
    {
      maxLength: 8,
    },
  )
  .map((pieces) => `/${pieces.join('')}`)

/** Values of headers, some of them proper. */
export const headerValues: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'br',
    'gzip, br',
    'br;q=0, gzip;q=0.5, *',
    'identity;q=0',
    '*;q=1e999',
    'bytes=0-',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-0,1-1',
    'bytes=999999999999999-',
    '"etag", W/"etag"',
    '*',
    'http',
    '100-continue',
    'chunked',
    'close',
    'keep-alive',
    'Upgrade, HTTP2-Settings',
    '0',
    '17',
    '99999999999999999999',
  ),
  fc
    .array(
      fc.constantFrom(
        'bytes',
        '=',
        '-',
        ',',
        ';',
        'q=',
        '0',
        '9',
        '"',
        ' ',
        'br',
        '*',
        'W/',
      ),
      {
        maxLength: 8,
      },
    )
    .map((tokens) => tokens.join('')),
  fc.string({ maxLength: 12 }),
  bytes(8),
)
