import type { MiddlewareHandler } from 'hono'
import type { EdgeConfig } from './config'
import { movedReply, plainReply } from './plainReplies'
import { targetOf, toResponse } from './responses'

/** No address of the app takes a body; a small one is overlooked, a large one refused. */
const MAX_BODY = 16 * 2 ** 10

/** Refuses a request that announces a large body. */
export const limits: MiddlewareHandler = async (context, next) => {
  if (Number(context.req.header('Content-Length') ?? 0) > MAX_BODY)
    return toResponse(plainReply(413))
  return next()
}

/** Everything here is only read. */
export const readOnly: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
  return toResponse(plainReply(405, undefined, [['Allow', 'GET, HEAD']]))
}

/** Behind a proxy that says a request came by plain http: to the configured address by https. */
export function httpsRedirect({
  siteUrl,
  trustProxy,
}: Pick<EdgeConfig, 'siteUrl' | 'trustProxy'>): MiddlewareHandler {
  return async (context, next) => {
    const came = context.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim()
    const target = targetOf(context.req.raw)
    if (!trustProxy || came !== 'http' || siteUrl.protocol !== 'https:') return next()
    if (target === '/healthz') return next()
    return toResponse(movedReply(siteUrl.origin + target))
  }
}
