import { serveStatic } from '@hono/node-server/serve-static'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'

const CLIENT = 'build/client'
const YEAR = 31_536_000

/** Takes Remix's server build, returns the app that answers for its files and pages. */
export function createApp(build: ServerBuild): Hono {
  const app = new Hono()
  const render = createRequestHandler(build, process.env.NODE_ENV)
  app.use('*', async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
  })
  app.use(
    '/assets/*',
    serveStatic({
      root: CLIENT,
      precompressed: true,
      onFound: (_, context) => {
        context.header('Cache-Control', `public, max-age=${YEAR}, immutable`)
      },
    }),
    async (context) => context.notFound(),
  )
  app.use('*', serveStatic({ root: CLIENT, index: 'none' }))
  app.all('*', (context) => render(context.req.raw))
  return app
}
