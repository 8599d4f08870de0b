import { expect, test } from 'vitest'
import { filesNamedIn, isHeavy, isOfBuild, namesFiles } from '~/pwa/worker/files'

const FILES = [
  '/icons/apple.png',
  '/assets/entry-aaaaaaaa.js',
  '/assets/toaster-bbbbbbbb.js',
  '/assets/site-cccccccc.css',
  '/assets/picture.worker-dddddddd.js',
  '/assets/about-eeeeeeee.js',
]

test.each([
  ['<script type="module" src="/assets/entry-aaaaaaaa.js">', ['entry-aaaaaaaa.js']],
  ['import("./toaster-bbbbbbbb.js")', ['toaster-bbbbbbbb.js']],
  ['import"./toaster-bbbbbbbb.js";', ['toaster-bbbbbbbb.js']],
  ['m.f=["assets/site-cccccccc.css"]', ['site-cccccccc.css']],
  [
    'new Worker(""+new URL("picture.worker-dddddddd.js",import.meta.url).href)',
    ['picture.worker-dddddddd.js'],
  ],
  ['the about page, an entry, site-cccccccc', []],
])('%s names %j', (text, names) => {
  expect(filesNamedIn(text, FILES)).toEqual(names.map((name) => `/assets/${name}`))
})

test('a file of public/ is named by its whole address', () => {
  expect(filesNamedIn('<link href="/icons/apple.png">', FILES)).toEqual([
    '/icons/apple.png',
  ])
  expect(filesNamedIn('/pictures/apple.png', FILES)).toEqual([])
})

test.each([
  ['/assets/yoga-aaaaaaaa.wasm', true],
  ['/assets/names-latin-aaaaaaaa.woff', true],
  ['/assets/picture.worker-aaaaaaaa.js', true],
  ['/assets/game-aaaaaaaa.js', false],
  ['/assets/worker-aaaaaaaa.js', false],
  ['/favicon.svg', false],
])('%s is heavy: %s', (file, heavy) => {
  expect(isHeavy(file)).toBe(heavy)
})

test.each([
  ['/blog/some-article', true],
  ['/blog?category=fun-social', true],
  ['/assets/a-aaaaaaaa.css', true],
  ['/manifest.webmanifest', false],
  ['/icons/apple.png', false],
])('%s may name other files: %s', (address, names) => {
  expect(namesFiles(address)).toBe(names)
})

test('a document is of this build when all files that it names are', () => {
  const ours =
    '<link href="/assets/site-cccccccc.css"><script src="/assets/entry-aaaaaaaa.js">'
  expect(isOfBuild(ours, FILES)).toBe(true)
  expect(isOfBuild(`${ours}<link href="/assets/game-ffffffff.css">`, FILES)).toBe(false)
  expect(isOfBuild('<h1>Welcome to the hotel. Please sign in.</h1>', FILES)).toBe(false)
})
