import { spawn, type ChildProcess } from 'node:child_process'

export interface Running {
  readonly process: ChildProcess
  readonly origin: string
  /** All that it has said so far. */
  readonly said: () => string
  readonly exited: Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** The built server in a process of its own, on a free port; `build` is the folder it was built into. */
export const startServer = (environment: Environment = {}, build = 'build') =>
  start([`${build}/server.js`], { HOST: 'localhost', PORT: '0', ...environment })

/** Remix's stock server around the same build. */
export const startStock = (port: number) =>
  start(['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], {
    HOST: 'localhost',
    PORT: String(port),
  })

/** Starts Node on a script, resolves once it says where it listens. */
function start(words: readonly string[], environment: Environment): Promise<Running> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const origin = /http:\/\/[^\s/]+:\d+/.exec(said)?.[0]
      if (origin) resolve({ process: child, origin, said: () => said, exited })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then((code) => reject(new Error(`It ended with ${code}: ${said}`)))
  })
}
