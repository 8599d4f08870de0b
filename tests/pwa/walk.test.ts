import { expect, test } from 'vitest'
import { walk, walkLight } from '~/pwa/worker/walk'

const SITE: Readonly<Record<string, string>> = {
  '/': 'entry-1.js style-1.css',
  '/game': 'entry-1.js game-1.js',
  '/assets/entry-1.js': 'import("./lazy-1.js")',
  '/assets/lazy-1.js': 'import"./entry-1.js"',
  '/assets/style-1.css': '',
  '/assets/game-1.js': 'picture.worker-1.js',
  '/assets/picture.worker-1.js': 'engine-1.wasm shared-1.js',
  '/assets/shared-1.js': '',
  '/assets/engine-1.wasm': '',
  '/assets/nobody-1.js': 'entry-1.js',
}
const files = Object.keys(SITE).filter((address) => address.startsWith('/assets/'))

function keeping(fails: string | null = null) {
  const kept: string[] = []
  return {
    kept,
    keep: async (address: string) => {
      await Promise.resolve()
      if (address === fails) throw new Error(`${address}: 500`)
      kept.push(address)
      return SITE[address] ?? ''
    },
  }
}

test('pages bring along what they name, from script to script, each once', async () => {
  const { kept, keep } = keeping()
  const heavy = await walkLight(['/', '/game'], { files, keep })
  expect(kept.toSorted()).toEqual([
    '/',
    '/assets/entry-1.js',
    '/assets/game-1.js',
    '/assets/lazy-1.js',
    '/assets/style-1.css',
    '/game',
  ])
  expect(heavy).toEqual(['/assets/picture.worker-1.js'])
})

test('the picture brings along its engines', async () => {
  const { kept, keep } = keeping()
  await walk(['/assets/picture.worker-1.js'], { files, keep, passBy: () => false })
  expect(kept).toEqual([
    '/assets/picture.worker-1.js',
    '/assets/shared-1.js',
    '/assets/engine-1.wasm',
  ])
})

test('one that fails fails all, and nothing is kept afterwards', async () => {
  const { kept, keep } = keeping('/assets/lazy-1.js')
  await expect(walkLight(['/', '/game'], { files, keep })).rejects.toThrow('lazy-1.js')
  const at = kept.length
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept).toHaveLength(at)
})
