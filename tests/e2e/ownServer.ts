import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type RequestListener,
  type Server,
} from 'node:http'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../freePort'
import { expect as atOnce, test as base } from './fixtures'

/** Waits longer: a server that has just started draws and compresses each page for the first time. */
export const expect = atOnce.configure({ timeout: 20_000 })

/** A server process of the test's own, that can be stopped, made slow and replaced by a next build's. */
export class OwnServer {
  private app: ChildProcess | null = null
  private inFront: Server | null = null

  private constructor(readonly port: number) {}

  static async onFreePort(): Promise<OwnServer> {
    return new OwnServer(await freePort())
  }

  get address() {
    return `http://localhost:${this.port}`
  }

  /** Serves the build below a folder. */
  async start(folder = '.', port = this.port) {
    this.app = spawn(process.execPath, ['build/server.js'], {
      cwd: resolve(folder),
      env: { ...process.env, PORT: String(port), HOST: 'localhost', REQUEST_LOG: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await expect(async () => {
      expect((await fetch(`http://localhost:${port}/game`)).status).toBe(200)
    }).toPass({ intervals: [50], timeout: 10_000 })
  }

  /** Serves the build below a folder with somebody in front who may hold or refuse a request. */
  async startBehind(
    decide: (path: string) => { hold?: number; refuse?: boolean },
    folder = '.',
  ) {
    const port = await freePort()
    await this.start(folder, port)
    const pass: RequestListener = (incoming, outgoing) => {
      const { hold = 0, refuse = false } = decide(incoming.url ?? '')
      setTimeout(() => {
        if (refuse) return outgoing.writeHead(500).end()
        const { url, method, headers } = incoming
        const passed = ask({ port, path: url, method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        })
        passed.on('error', () => outgoing.destroy())
        passed.end()
      }, hold)
    }
    this.inFront = createServer(pass).listen(this.port, 'localhost')
    await once(this.inFront, 'listening')
  }

  /** Ends the process; what the page asks now, nobody answers. */
  async stop() {
    this.inFront?.closeAllConnections()
    this.inFront?.close()
    this.inFront = null
    if (!this.app) return
    const ended = once(this.app, 'exit')
    this.app.kill('SIGKILL')
    await ended
    this.app = null
  }
}

export const test = base.extend<{ server: OwnServer }>({
  serviceWorkers: 'allow',
  server: async ({ browserName }, use) => {
    expect(browserName, 'only Chromium can be asked about caches').toBe('chromium')
    const server = await OwnServer.onFreePort()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.address),
})

/** Waits until the worker answers for the page, with all but the picture's part. */
export async function workerReady(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
    .toBe('activated')
}

/** Waits until the worker has everything, the heavy part included, and answers for the page. */
export async function everythingKept(page: Page) {
  await workerReady(page)
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await caches.match('/.notes/heavy'))?.json() as Promise<unknown>,
      ),
    )
    .toEqual([])
}

/** The addresses in each cache, by its name. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => url.slice(location.origin.length))
    }
    return kept
  })
