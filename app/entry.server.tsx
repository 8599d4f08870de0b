import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerContext } from './assets'
import { consented } from './site/environment.server'

export const streamTimeout = 5_000

/** Renders a page whole before the first byte goes out, so that a fault can still become a 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    const page = (
      <ServerContext.Provider
        value={{ assets: context.manifest, consented: consented() }}
      >
        <RemixServer context={context} url={request.url} abortDelay={streamTimeout} />
      </ServerContext.Provider>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        resolve(
          new Response(createReadableStreamFromReadable(body), { headers, status: code }),
        )
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        code = 500
        console.error(error)
      },
    })
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}
