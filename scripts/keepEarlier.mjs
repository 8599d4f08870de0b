import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * Runs before a build. The files of the one that stands there move aside instead of going: pages of
 * it are still open and may yet ask for them. The server has them along with the new ones.
 */
const [root = '.'] = process.argv.slice(2)
const CURRENT = join(root, 'build/client/assets')
/** Outside of the build's own folder, which Remix empties. */
const EARLIER = join(root, 'build-earlier/assets')
/** As long as a page may stay open, and no more than a server has memory for. */
const KEPT_MS = 7 * 24 * 3_600_000
const KEPT_BYTES = 16 * 2 ** 20

const now = new Date()
mkdirSync(EARLIER, { recursive: true })
for (const name of existsSync(CURRENT) ? readdirSync(CURRENT) : []) {
  renameSync(join(CURRENT, name), join(EARLIER, name))
  utimesSync(join(EARLIER, name), now, now)
}

const newestFirst = readdirSync(EARLIER)
  .map((name) => ({ path: join(EARLIER, name), ...statOf(join(EARLIER, name)) }))
  .sort((one, other) => other.since - one.since)
let bytes = 0
for (const { path, size, since } of newestFirst) {
  bytes += size
  if (now.getTime() - since > KEPT_MS || bytes > KEPT_BYTES) rmSync(path)
}

function statOf(path) {
  const { size, mtimeMs } = statSync(path)
  return { size, since: mtimeMs }
}
