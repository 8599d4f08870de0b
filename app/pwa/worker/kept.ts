import { CACHE } from './build'

/** A page's request and the worker's own differ in headers, never in what they are answered. */
const ANY_HEADERS = { ignoreVary: true }

/** Answers from this build's cache. */
export const keptHere = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address, ANY_HEADERS)

/** Answers from any build's cache, for files whose name changes with what is in them. */
export const keptAnywhere = (address: string): Promise<Response | undefined> =>
  caches.match(address, ANY_HEADERS)

export const keep = async (address: string, answer: Response): Promise<void> =>
  (await caches.open(CACHE)).put(address, answer)

/** Reads a list that the worker noted down, since its memory does not outlive an event; null for none. */
export async function readNote(name: string): Promise<readonly string[] | null> {
  const note = await keptHere(noteAddress(name))
  return note ? ((await note.json()) as string[]) : null
}

export const writeNote = (name: string, items: readonly string[]): Promise<void> =>
  keep(noteAddress(name), new Response(JSON.stringify(items)))

const noteAddress = (name: string) => `/.notes/${name}`
