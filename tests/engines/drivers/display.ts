import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A display that nobody sees, under the first free number. */
export async function openDisplay() {
  const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => void server.kill() }
}
