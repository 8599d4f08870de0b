import { BUILD, CACHE } from './build'
import { isOfBuild, namesFiles } from './files'
import { isWhole } from './isWhole'
import { keep, keptAnywhere, keptHere, readNote, writeNote } from './kept'
import { walk, walkLight } from './walk'

/** A request that hangs for longer counts as failed, milliseconds. */
const LIMIT = 60_000
const HEAVY = 'heavy'

/** Fills this build's cache, or leaves nothing behind and throws. */
export async function fillLight(): Promise<void> {
  const wasThere = await caches.has(CACHE)
  try {
    const heavy = await walkLight(BUILD.documents, {
      files: BUILD.files,
      keep: (address) => keepOne(address, { fromNetwork: true }),
    })
    await writeNote(HEAVY, heavy)
  } catch (error) {
    if (!wasThere) await caches.delete(CACHE)
    throw error
  }
}

/** Adds the heavy files, each if it can be had; what is missing then is tried again next time. */
export async function fillHeavy(options: { fromNetwork: boolean }): Promise<void> {
  const missing: string[] = []
  const heavy = (await readNote(HEAVY)) ?? []
  await walk(heavy, {
    files: BUILD.files,
    passBy: () => false,
    keep: (file) =>
      keepOne(file, options).catch(() => {
        missing.push(file)
        return ''
      }),
  })
  if (heavy.length > 0) await writeNote(HEAVY, missing)
}

/** Keeps a file of the build that a page asked for, where it is not kept yet. */
export async function keepWanted(file: string, answer: Response): Promise<void> {
  if (BUILD.files.includes(file) && isWhole(answer, file)) await keep(file, answer)
}

async function keepOne(
  address: string,
  { fromNetwork }: { fromNetwork: boolean },
): Promise<string> {
  const hashed = address.startsWith('/assets/')
  const before = hashed ? await keptHere(address) : undefined
  const answer =
    before ?? (hashed ? await keptAnywhere(address) : undefined) ?? (await ask())
  const text = namesFiles(address) ? await answer.clone().text() : ''
  if (isDocument(answer) && !isOfBuild(text, BUILD.files))
    throw new Error(`${address} is of another build.`)
  if (!before) await keep(address, answer)
  return text

  async function ask() {
    if (!fromNetwork) throw new Error(`${address} is not kept yet.`)
    const answer = await fetch(address, {
      cache: hashed ? 'default' : 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT),
    })
    if (!isWhole(answer, address)) throw new Error(`${address}: ${answer.status}`)
    return answer
  }
}

const isDocument = (answer: Response) =>
  answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
