import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Tests of the edge ask the app as it is built; where there is no build yet, they make one. */
export default function buildOnce() {
  if (existsSync('build/server/index.js') && existsSync('build/server.js')) return
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`)
}
