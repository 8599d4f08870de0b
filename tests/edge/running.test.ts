import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { articles } from '~/content/articles'
import { startServer, startStock } from './processes'

// Each starts a process, which takes its time where many do.
vi.setConfig({ testTimeout: 30_000 })

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

test("Remix's stock server serves the same pages", async () => {
  const stock = await startStock(await freePort())
  for (const [path, status] of [
    ['/', 200],
    ['/game', 200],
    ['/none', 404],
  ] as const) {
    const response = await fetch(stock.origin + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('<main')
  }
  stock.process.kill()
  await stock.exited
})

test('each answer leaves a line of JSON that names no visitor', async () => {
  const server = await startServer()
  await (await fetch(`${server.origin}/game?a="b"`)).text()
  await (await fetch(`${server.origin}/none.png`)).text()
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { method: 'GET', target: '/game?a=%22b%22', status: 200 },
    { method: 'GET', target: '/none.png', status: 404 },
  ])
  for (const line of lines)
    expect(Object.keys(line)).toEqual([
      'time',
      'method',
      'target',
      'status',
      'bytes',
      'ms',
    ])
})

test('the log can be turned off', async () => {
  const server = await startServer({ REQUEST_LOG: '0' })
  await (await fetch(`${server.origin}/healthz`)).text()
  server.process.kill('SIGTERM')
  await server.exited
  expect(server.said().trim().split('\n')).toHaveLength(1)
})

test('a wrong setting ends the start with its name', async () => {
  await expect(startServer({ PORT: 'http' })).rejects.toThrow(/PORT/)
})

test('a server goes on with its own pages when its build is replaced', async () => {
  mkdirSync('test-results', { recursive: true })
  const place = mkdtempSync(resolve('test-results/build-'))
  cpSync('build', place, { recursive: true })
  const server = await startServer({}, place)
  rmSync(place, { recursive: true })
  const paths = ['/', '/game', '/about', ...articles.map(({ slug }) => `/blog/${slug}`)]
  for (const path of paths) expect((await fetch(server.origin + path)).status).toBe(200)
  server.process.kill()
  await server.exited
})
