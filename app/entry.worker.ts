import { answerFile, answerPage, isFile } from './pwa/worker/answer'
import { fillHeavy, fillLight } from './pwa/worker/fill'
import type { Message } from './pwa/worker/messages'
import { scope } from './pwa/worker/scope'
import { noteOutlived, sweep } from './pwa/worker/sweep'

scope.addEventListener('install', (event) => event.waitUntil(fillLight()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(noteOutlived().finally(() => scope.clients.claim())),
)

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (isFile(url)) event.respondWith(answerFile(request))
})

scope.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'take-over') event.waitUntil(scope.skipWaiting())
  if (message.type === 'settled')
    event.waitUntil(finish({ fromNetwork: !message.saveData }))
})

let finishing: Promise<void> | null = null

/** The second step; pages that settle together wait for one and the same. */
function finish(options: { fromNetwork: boolean }): Promise<void> {
  finishing ??= fillHeavy(options)
    .then(sweep)
    .finally(() => {
      finishing = null
    })
  return finishing
}
