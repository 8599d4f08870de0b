import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const PLACE = 'Made in Berlin, next to the windmill'

/**
 * Copies the build as if every file of it had changed: each hashed name is another one, in the files
 * and on the pages, the worker has another version, the footer other words and the saved round one
 * more field. Nothing of the first build is left, so that a page that mixes the two finds a 404,
 * unless it `keepsEarlier` files, as a build in the same place does. Returns the folder it stands in.
 */
export function nextBuild(folder: string, { keepsEarlier = false } = {}): string {
  cpSync('build', join(folder, 'build'), {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  })
  if (keepsEarlier)
    cpSync('build/client/assets', join(folder, 'build-earlier/assets'), {
      recursive: true,
    })
  const assets = join(folder, 'build/client/assets')
  const names = readdirSync(assets)
  const renamed = new Map(
    names.map((name) => [name, name.replace(/-([\w-]{8}\.[^/]+)$/, '-next$1')]),
  )
  const worker = join(folder, 'build/client/sw.js')
  const version = /\b[0-9a-f]{12}\b/.exec(readFileSync(worker, 'utf8'))?.[0] ?? ''
  const next = (text: string) => {
    for (const [name, another] of renamed) text = text.replaceAll(name, another)
    const [, saved] = /return\{version:(\w+),players:/.exec(text) ?? []
    if (saved !== undefined)
      text = text
        .replace(new RegExp(`\\b${saved}=1\\b`), `${saved}=2`)
        .replace(
          `{version:${saved},players:`,
          `{version:${saved},weather:"sunny",players:`,
        )
    return text.replaceAll('Made in Berlin', PLACE).replaceAll(version, 'next00000000')
  }
  for (const file of textFiles(join(folder, 'build'))) {
    writeFileSync(file, next(readFileSync(file, 'utf8')))
  }
  for (const [name, another] of renamed)
    renameSync(join(assets, name), join(assets, another))
  return folder
}

const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
