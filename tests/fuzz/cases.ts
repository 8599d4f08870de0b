import fc from 'fast-check'
import { expect, it } from 'vitest'

/** What share of all cases, in percent, each property is tried with. */
const SHARES = {
  'a saved round, changed anywhere, is read as a valid round': 18,
  'a record of anything at all is read as a valid round or as none': 8,
  'a player comes through whatever happens to everything else': 8,
  'a text that was kept is read, or set aside and never lost': 4,
  'a cookie choice is what the record says, or no choice': 8,
  'the first paint finds the same answers as the pages': 5,
  'names of the last group are names that can be played under': 5,
  'fields of an article are whole or told in one line': 12,
  'the text of an article is whole or told in one line': 5,
  'an address is a page, leads to one or leads nowhere': 16,
  'encodings and ranges fit what stands ready': 8,
  'a request gets one quiet answer': 1,
  'bytes that are no request get quiet answers or none': 2,
} as const

/** All properties together; `npm run fuzz` asks for a million. */
const CASES = Number(process.env.FUZZ_CASES ?? 10_000)
/** A failure tells the seed and the path that repeat it. */
const SEED = Number(process.env.FUZZ_SEED ?? 7)
const PATH = process.env.FUZZ_PATH
const HOURS_2 = 7_200_000
/** After so many cases the runner may say that it still lives. */
const BREATH = 500
/** A case that takes longer hangs. */
const HANGS_MS = 10_000

/** A test that tries its share of cases. */
export function fuzz<T>(
  name: keyof typeof SHARES,
  values: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
): void {
  const numRuns = Math.ceil((CASES * SHARES[name]) / 100)
  let tried = 0
  it(`${name} (${numRuns} cases)`, { timeout: HOURS_2 }, () =>
    fc.assert(
      fc.asyncProperty(values, async (value) => {
        tried += 1
        if (tried % BREATH === 0) await new Promise(setImmediate)
        const before = prototypes()
        await check(value)
        expect(prototypes()).toBe(before)
      }),
      {
        numRuns,
        seed: SEED,
        timeout: HANGS_MS,
        ...(PATH !== undefined && { path: PATH }),
      },
    ),
  )
}

/** What everything inherits: no text from outside may add to it. */
const prototypes = () =>
  [Object.prototype, Array.prototype]
    .flatMap((prototype) => Reflect.ownKeys(prototype))
    .map(String)
    .join()
