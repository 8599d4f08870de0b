import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Server, ServerOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { knownPaths } from '~/edge/address'
import { readConfig, type Environment } from '~/edge/config'
import { createEdge, type Edge, type EdgeParts } from '~/edge/createApp'
import { createLimitedServer } from '~/edge/limits'
import { createListener } from '~/edge/listener'
import { createShutdown, type Shutdown } from '~/edge/shutdown'
import { readStaticFiles } from '~/edge/staticFiles'

// The build renders as it does for visitors, without the warnings of development.
vi.hoisted(() => (process.env.NODE_ENV = 'production'))

export const ADDRESS = 'https://golf.test'

/** An edge around pages made up here; `render` counts as the app. */
export function fakeEdge(parts: Partial<EdgeParts>): Edge {
  return createEdge({
    render: () => Promise.resolve(html('<h1>Page</h1>')),
    knows: (path) => ['/', '/blog', '/about', '/privacy'].includes(path),
    files: new Map(),
    config: readConfig({ SITE_URL: ADDRESS }),
    ...parts,
  })
}

export const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html>${body}`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })

const builtServer = pathToFileURL('build/server/index.js').href

/** The edge around the app as it was built, set up by an environment. */
export async function builtEdge(environment: Environment = {}): Promise<Edge> {
  const build = (await import(/* @vite-ignore */ builtServer)) as ServerBuild
  const config = readConfig(environment)
  return createEdge({
    render: createRequestHandler(build, 'production'),
    knows: knownPaths(build),
    files: readStaticFiles(['build/client'], config.policy),
    config,
  })
}

/** A listening server around an edge. */
export async function listening(
  edge: Edge,
  {
    limits = {},
    shutdown = createShutdown(),
  }: { limits?: ServerOptions; shutdown?: Shutdown } = {},
) {
  const answers = shutdown.closing(createListener(edge, false))
  const server = createLimitedServer(answers, limits)
  const port = await openPort(server)
  return {
    port,
    origin: `http://localhost:${port}`,
    server,
    say: (words: string) => say(port, words),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const openPort = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  )

/** Writes bytes to a port and returns all that comes back until the other side closes. */
export const say = (port: number, words: string) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(port, 'localhost', () => socket.write(words, 'latin1'))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(heard))
  })
