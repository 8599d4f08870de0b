import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts what is built on a free port of this machine; resolves when it listens, with a way to stop it. */
export async function serveBuild() {
  const server = spawn(process.execPath, ['build/server.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', REQUEST_LOG: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = createInterface(server.stdout)
  const [line = ''] = await Promise.race([once(said, 'line'), once(said, 'close')])
  const address = /http:\S+/.exec(line)?.[0]
  if (!address) throw new Error('The server did not start; is it built?')
  return { address, pid: server.pid, stop: () => server.kill() }
}
