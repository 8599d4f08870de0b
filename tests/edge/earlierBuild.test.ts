import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '~/edge/config'
import { readStaticFiles } from '~/edge/staticFiles'
import { fakeEdge, listening } from './edges'

const { policy } = readConfig({})
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'puttogether-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** What a build does: the earlier one's files move aside, then its own are written. */
function make(files: Readonly<Record<string, string>>) {
  execFileSync(process.execPath, ['scripts/keepEarlier.mjs', root])
  mkdirSync(join(root, 'build/client/assets'), { recursive: true })
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, 'build/client/assets', name), text)
}

const earlier = () => readdirSync(join(root, 'build-earlier/assets')).sort()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('a page of the earlier build finds its files on the server of the next', async () => {
  make({ 'home-1.js': 'old', 'home-1.js.br': 'pressed', 'same-1.js': 'same' })
  make({ 'home-2.js': 'new', 'same-1.js': 'same' })
  const folders = [join(root, 'build-earlier'), join(root, 'build/client')]
  const server = await listening(fakeEdge({ files: readStaticFiles(folders, policy) }))
  const ask = (name: string) => fetch(`${server.origin}/assets/${name}`)
  expect(await (await ask('home-1.js')).text()).toBe('old')
  expect(await (await ask('home-2.js')).text()).toBe('new')
  expect((await ask('home-1.js')).headers.get('Cache-Control')).toContain('immutable')
  expect((await ask('home-3.js')).status).toBe(404)
  await server.close()
})

test('a file goes a week after the last build that had it', () => {
  make({ 'home-1.js': 'old', 'same-1.js': 'same' })
  make({ 'home-2.js': 'new', 'same-1.js': 'same' })
  for (const name of earlier())
    utimesSync(join(root, 'build-earlier/assets', name), daysAgo(8), daysAgo(8))
  make({ 'home-3.js': 'newer' })
  expect(earlier()).toEqual(['home-2.js', 'same-1.js'])
})

test('the oldest files go when there are more than a server should hold', () => {
  make({ 'first-1.js': '', 'last-1.js': '' })
  const large = join(root, 'build/client/assets/first-1.js')
  truncateSync(large, 15 * 2 ** 20)
  make({ 'second-1.js': '' })
  const old = join(root, 'build-earlier/assets/first-1.js')
  utimesSync(old, daysAgo(1), daysAgo(1))
  truncateSync(join(root, 'build/client/assets/second-1.js'), 2 ** 21)
  make({})
  expect(earlier()).toEqual(['last-1.js', 'second-1.js'])
})

test('a first build and one after a build that failed find nothing to keep', () => {
  make({})
  rmSync(join(root, 'build/client'), { recursive: true })
  make({ 'home-1.js': 'new' })
  expect(earlier()).toEqual([])
  expect(existsSync(join(root, 'build/client/assets/home-1.js'))).toBe(true)
  expect(readStaticFiles([join(root, 'nowhere')], policy).size).toBe(0)
})
