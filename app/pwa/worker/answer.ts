import { BUILD } from './build'
import { keepWanted } from './fill'
import { keptAnywhere, keptHere } from './kept'
import { OFFLINE } from './offline'

/** A network that is silent for this long, milliseconds, counts as none. */
const PATIENCE = 8_000

/** Answers for a page: the kept one at once; else the network's; without one, the offline page. */
export async function answerPage(request: Request): Promise<Response> {
  const kept = await keptPage(new URL(request.url)).catch(() => undefined)
  return kept ?? inTime(fetch(request)).catch(() => offlinePage(request))
}

/** Answers for a file: the kept one, also an earlier build's for its own page; else the network's. */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await keptHere(pathname)
    .then((own) => own ?? keptAnywhere(pathname))
    .catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  keepWanted(pathname, answer.clone()).catch(() => undefined)
  return answer
}

/** True for files of a build and for addresses that the worker keeps. */
export const isFile = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') ||
  BUILD.files.includes(pathname) ||
  BUILD.documents.includes(pathname)

/** A slash at the end, or words after the `?` that no page knows, a campaign's for instance, change nothing. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const path = pathname.replace(/\/+$/, '') || '/'
  return (await keptHere(path + search)) ?? keptHere(path)
}

const offlinePage = async (request: Request): Promise<Response> =>
  (await keptHere(OFFLINE)) ?? fetch(request)

const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The network is silent.')), PATIENCE),
    ),
  ])
