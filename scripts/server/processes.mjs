import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const QUIET = ['ignore', 'ignore', 'inherit']

/** Starts Node on a script that listens on a port of this machine; resolves when it answers, with how long that took. */
export async function start(words, port, environment = {}, stdio = QUIET) {
  const since = performance.now()
  const child = spawn(process.execPath, words, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio,
  })
  const address = `http://127.0.0.1:${port}`
  const exited = new Promise((resolve) => child.once('exit', resolve))
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() - since > 30_000)
      throw new Error(`${words.join(' ')} did not start; is it built?`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const stop = (signal = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { address, child, pid: child.pid, startMs: performance.now() - since, stop }
}

export const startOurs = (port, environment) =>
  start(['build/server.js'], port, environment)

export const startStock = (port) =>
  start(['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], port)

export const startBare = (address, port) =>
  start(['scripts/server/bare.mjs', address, port], port)

/** The memory that a process holds, in MB; undefined where the system doesn't say. */
export function memoryOf(pid) {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))[1]) / 1024
}

const answers = (address) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  )
