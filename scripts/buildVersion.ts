import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Takes files and folders, returns a word that changes with any of them. */
export function buildVersion(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  paths.forEach(add)
  return hash.digest('hex').slice(0, 12)
}
