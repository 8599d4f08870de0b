import fc from 'fast-check'

/** Values that readers trip over, beside plain noise. */
const TRICKY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  7,
  8,
  9,
  18,
  36,
  37,
  0.5,
  2 ** 53,
  1e99,
  '',
  ' ',
  '1',
  'Ann',
  ' aNN ',
  'a\nb',
  '\ud800',
  '\u0000',
  '__proto__',
  'player-0',
  'player-1',
  'scorecard',
  'midgame-ranking',
  [],
  {},
  [[]],
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
]

/** Any value that JSON can tell of. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRICKY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Takes the value at a place, returns what stands there then: nothing, one value or several. */
type Change = (old: unknown) => readonly unknown[]

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: anyJson.map((value): Change => () => [value]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Change>(
      () => [],
      (old) => [old, old],
      (old) => [[old]],
      (old) => [JSON.stringify(old)],
      (old) => (typeof old === 'number' ? [old + 1] : [old, null]),
    ),
  },
)

/** Changes a value at a place, which is found by taking the n-th way at each fork. */
function changeAt(
  value: unknown,
  way: readonly number[],
  by: Change,
): readonly unknown[] {
  const [step = 0, ...further] = way
  if (way.length === 0 || typeof value !== 'object' || value === null) return by(value)
  const entries = Object.entries(value)
  const place = step % entries.length
  if (entries.length === 0) return by(value)
  if (Array.isArray(value)) {
    return [
      value.flatMap((item: unknown, at) =>
        at === place ? changeAt(item, further, by) : [item],
      ),
    ]
  }
  return [
    Object.fromEntries(
      entries.flatMap(([name, item], at): [string, unknown][] => {
        if (at !== place) return [[name, item]]
        const [first, second] = changeAt(item, further, by)
        if (first === undefined) return []
        return second === undefined
          ? [[name, first]]
          : [
              [name, first],
              [`${name} `, second],
            ]
      }),
    ),
  ]
}

/** Values of a kind, with a few changes somewhere inside. */
export const damaged = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      values,
      fc.array(fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }), change), {
        maxLength: 4,
      }),
    )
    .map(([value, changes]) =>
      changes.reduce((now, [way, by]) => changeAt(now, way, by)[0], value),
    )

/** Texts of a kind, cut off, with a piece missing, or with strange characters inside. */
export const damagedText = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(12),
      fc.oneof(
        fc.constant(''),
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom(
          '\u0000',
          '\ufeff',
          '\n',
          '"',
          '---\n',
          '{',
          ']',
          '&a',
          '*a',
          '!!x',
        ),
      ),
      fc.boolean(),
    )
    .map(([text, place, missing, extra, cut]) => {
      const at = Math.floor(place * text.length)
      return text.slice(0, at) + extra + (cut ? '' : text.slice(at + missing))
    })
