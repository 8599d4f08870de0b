import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { knownPaths } from '~/edge/address'
import { readConfig } from '~/edge/config'
import { createEdge } from '~/edge/createApp'
import { createLimitedServer } from '~/edge/limits'
import { createListener } from '~/edge/listener'
import { logRequests } from '~/edge/requestLog'
import { createShutdown } from '~/edge/shutdown'
import { readStaticFiles } from '~/edge/staticFiles'

process.env.NODE_ENV ??= 'production'
const config = readConfig(process.env)

// Paths that the bundler leaves alone: the build stands beside this file.
const folders = ['../build-earlier', './client'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
)
const build = (await import(
  new URL('./server/index.js', import.meta.url).href
)) as ServerBuild

const edge = createEdge({
  render: createRequestHandler(build, process.env.NODE_ENV),
  knows: knownPaths(build),
  files: readStaticFiles(folders, config.policy),
  config,
})

const shutdown = createShutdown()
const answers = shutdown.closing(createListener(edge, config.trustProxy))
const server = createLimitedServer(
  config.requestLog ? logRequests(answers, process.stdout) : answers,
)
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  console.log(`Puttogether is served on http://${config.host}:${port}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void shutdown.stop(server).then(() => process.exit(0)))
