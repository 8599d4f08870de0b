import { spawn } from 'node:child_process'

/** Starts what is built on a port of this machine; resolves when it answers, with a way to stop it. */
export async function serveBuild(port) {
  const server = spawn(process.execPath, ['build/server.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', REQUEST_LOG: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`${address}/game`).then(
      () => true,
      () => false,
    )
    if (answered) return { address, pid: server.pid, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  server.kill()
  throw new Error('The server did not answer; is it built?')
}
