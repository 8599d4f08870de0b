import { serve } from '@hono/node-server'
import type { ServerBuild } from '@remix-run/node'
import { createApp } from '~/edge/createApp'

process.env.NODE_ENV ??= 'production'

const port = Number(process.env.PORT ?? 3000)
const hostname = process.env.HOST ?? '127.0.0.1'

// A path that the bundler leaves alone: the build stands beside this file.
const address = new URL('./server/index.js', import.meta.url).href
const build = (await import(address)) as ServerBuild

const server = serve({ fetch: createApp(build).fetch, port, hostname }, ({ port }) =>
  console.log(`Puttogether is served on http://${hostname}:${port}`),
)

process.on('SIGTERM', () => server.close(() => process.exit(0)))
