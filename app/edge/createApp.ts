import { Hono, type Context } from 'hono'
import { readAddress, type KnowsPath } from './address'
import type { EdgeConfig } from './config'
import { httpsRedirect, limits, readOnly } from './guards'
import { replyTo, type Kept } from './kept'
import { createPages } from './pages'
import { movedReply, plainReply } from './plainReplies'
import { askedOf, targetOf, toResponse } from './responses'
import type { StaticFiles } from './staticFiles'

export interface EdgeParts {
  readonly render: (request: Request) => Promise<Response>
  readonly knows: KnowsPath
  readonly files: StaticFiles
  readonly config: Pick<EdgeConfig, 'siteUrl' | 'trustProxy' | 'policy'>
  readonly now?: () => number
}

export interface Edge {
  readonly app: Hono
  /** The file or kept page of exactly this target: the short way past the app. */
  readonly find: (target: string) => Kept | undefined
}

/** Puts the server together: guards, health, files, pages. */
export function createEdge({
  render,
  knows,
  files,
  config,
  now = Date.now,
}: EdgeParts): Edge {
  const pages = createPages({ render, files, config, now })
  const send = (context: Context, kept: Kept) =>
    toResponse(replyTo(kept, askedOf(context.req.raw)))

  const app = new Hono()
  app.use(limits, readOnly, httpsRedirect(config))
  app.get('/healthz', () => toResponse(plainReply(200, 'ok')))
  app.get('/assets/*', (context) => {
    const file = files.get(pathOf(context))
    return file ? send(context, file) : toResponse(plainReply(404))
  })
  app.get('*', async (context) => {
    const file = files.get(pathOf(context))
    if (file) return send(context, file)
    const address = readAddress(targetOf(context.req.raw), knows)
    switch (address.kind) {
      case 'page':
        return send(context, await pages.open(address.key))
      case 'moved':
        return toResponse(movedReply(address.to))
      case 'unknown':
        return isFileName(address.path)
          ? toResponse(plainReply(404))
          : send(context, await pages.missing())
    }
  })
  app.onError((error) => {
    console.error(error)
    return toResponse(plainReply(500))
  })
  return { app, find: (target) => files.get(target) ?? pages.find(target) }
}

const pathOf = ({ req }: Context) => targetOf(req.raw).split('?')[0] ?? '/'

/** A file that is not there gets no page: what asks for it reads none. */
const isFileName = (path: string) => /\.[^/]*$/.test(path)
