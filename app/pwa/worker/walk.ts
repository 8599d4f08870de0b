import { filesNamedIn, isHeavy } from './files'

/** Requests at a time; the page's own come first. */
const LANES = 6

interface Walk {
  /** Every file of the build. */
  readonly files: readonly string[]
  /** Keeps what an address answers and returns its text; throws when it is not as it must be. */
  readonly keep: (address: string) => Promise<string>
  /** True for files that are passed by; they come back as the walk's result. */
  readonly passBy: (file: string) => boolean
}

/** Keeps the addresses and, from text to text, every file they name. Returns what was passed by. */
export async function walk(
  addresses: readonly string[],
  { files, keep, passBy }: Walk,
): Promise<string[]> {
  const seen = new Set(addresses)
  const passed = new Set<string>()
  let level = [...addresses]
  while (level.length > 0) {
    const texts = await inLanes(level, keep)
    level = []
    for (const file of texts.flatMap((text) => filesNamedIn(text, files))) {
      if (seen.has(file)) continue
      seen.add(file)
      if (passBy(file)) passed.add(file)
      else level.push(file)
    }
  }
  return [...passed]
}

/** Keeps the addresses with all they name but what is heavy; returns the heavy files they name. */
export const walkLight = (
  addresses: readonly string[],
  walking: Omit<Walk, 'passBy'>,
): Promise<string[]> => walk(addresses, { ...walking, passBy: isHeavy })

/** Throws when one fails, but not before all have come to rest: nothing happens afterwards. */
async function inLanes<T>(
  addresses: readonly string[],
  work: (address: string) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  const left = [...addresses]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      try {
        done.push(await work(next))
      } catch (error) {
        left.length = 0
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return done
}
