import { Agent, get } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createShutdown } from '~/edge/shutdown'
import { fakeEdge, html, listening } from './edges'
import { startServer } from './processes'

vi.setConfig({ testTimeout: 30_000 })

/** Something that is given once, later. */
function signal<Value>() {
  let give: (value: Value) => void = () => undefined
  const given = new Promise<Value>((resolve) => (give = resolve))
  return { given, give: (value: Value) => give(value) }
}

test('an answer that has started is given, then the connection is closed', async () => {
  const started = signal<undefined>()
  const page = signal<Response>()
  const edge = fakeEdge({
    render: () => {
      started.give(undefined)
      return page.given
    },
  })
  const shutdown = createShutdown()
  const { origin, server } = await listening(edge, { shutdown })
  const answer = fetch(`${origin}/about`)
  await started.given
  const stopped = shutdown.stop(server)
  page.give(html('Still here'))
  const response = await answer
  expect(await response.text()).toContain('Still here')
  await stopped
  await expect(fetch(`${origin}/about`)).rejects.toThrow()
})

test('who never finishes is not waited for longer than the grace', async () => {
  const edge = fakeEdge({ render: () => signal<Response>().given })
  const shutdown = createShutdown(50)
  const { origin, server } = await listening(edge, { shutdown })
  const answer = fetch(`${origin}/about`)
  const asked = new Promise((resolve) => server.once('request', resolve))
  await asked
  await shutdown.stop(server)
  await expect(answer).rejects.toThrow()
})

test('SIGTERM under load loses no answer that has started, and the end is 0', async () => {
  const server = await startServer({ REQUEST_LOG: '0' })
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const tally = { whole: 0, cut: 0 }
  let running = true

  const ask = () =>
    new Promise<void>((resolve) => {
      const request = get(`${server.origin}/game`, { agent }, (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('error', () => undefined)
        response.on('close', () => {
          tally[bytes === Number(response.headers['content-length']) ? 'whole' : 'cut']++
          resolve()
        })
      })
      request.on('error', () => {
        running = false
        resolve()
      })
    })
  const visitor = async () => {
    while (running) {
      await ask()
      if (tally.whole === 200) server.process.kill('SIGTERM')
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  expect(await server.exited).toBe(0)
  expect(tally.whole).toBeGreaterThanOrEqual(200)
  expect(tally.cut).toBe(0)
})
