import { readdirSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'

const PAGES = [
  ...['/', '/game', '/blog', '/about', '/privacy', '/terms', '/imprint', '/offline'],
  ...['/blog/seven-strokes-minigolf', '/blog/minigolf-etiquette', '/nowhere/at/all'],
  ...['/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/sw.js', '/healthz'],
]
const ASSETS = readdirSync('build/client/assets')
  .filter((name) => !/\.(br|gz)$/.test(name))
  .map((name) => `/assets/${name}`)
const LARGE = ASSETS.filter((path) => statSync(`build/client${path}`).size > 1_024)
const ENCODINGS = ['br', 'gzip', 'identity', 'gzip, deflate, br, zstd']
const SLOW_MS = 2_000

/** The well-behaved, with the statuses that they may hear. */
const KINDS = [
  () => ({ path: any(PAGES), expected: [200, 404] }),
  () => ({ path: any(PAGES), expected: [200, 404] }),
  () => ({ path: any(ASSETS), expected: [200] }),
  () => ({ path: any(PAGES), method: 'HEAD', expected: [200, 404] }),
  (known) => {
    const { path, encoding, tag } = any(known)
    return { path, headers: asking(encoding, { 'If-None-Match': tag }), expected: [304] }
  },
  () => {
    const from = Math.floor(Math.random() * 50)
    const headers = asking('identity', { Range: `bytes=${from}-${from + 20}` })
    return { path: any(LARGE), headers, expected: [206] }
  },
]

/** Visitors of a server on a port of this machine, who keep their connections and what they learned. */
export function createVisitors(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const known = []

  /** One request; throws with what was wrong about the answer. */
  function visit({ path, method = 'GET', headers = asking(any(ENCODINGS)), expected }) {
    const since = performance.now()
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers, agent }
      const asked = request(options, (answer) => {
        let bytes = 0
        answer.on('data', (chunk) => (bytes += chunk.length))
        answer.on('error', reject)
        answer.on('end', () => {
          const { statusCode, headers } = answer
          const length = Number(headers['content-length'] ?? 0)
          const cut = method === 'GET' && statusCode !== 304 && bytes !== length
          if (cut || !expected.includes(statusCode))
            return reject(new Error(`${method} ${path}: ${statusCode}, ${bytes} bytes`))
          resolve({ ms: performance.now() - since, tag: headers.etag })
        })
      })
      asked.on('error', (error) => reject(new Error(`${method} ${path}: ${error.code}`)))
      asked.end()
    })
  }

  return {
    /** Every page and file once in each form, so that the server has all it will ever keep. */
    async all() {
      for (const path of [...PAGES, ...ASSETS])
        for (const encoding of ENCODINGS) {
          const headers = asking(encoding)
          const { tag } = await visit({ path, headers, expected: [200, 404] })
          if (tag && !path.includes('nowhere')) known.push({ path, encoding, tag })
        }
    },
    /** One request of any kind; resolves with its milliseconds. */
    any: async () => (await visit(any(KINDS)(known))).ms,
    leave: () => agent.destroy(),
  }
}

/** Asks for a large file and is gone after its first bytes. */
export const hangUp = (port) =>
  talk(port, (socket) => socket.once('data', () => socket.destroy()))

/** Asks for a large file, takes its time to read, and gives up. */
export const dawdle = (port) =>
  talk(port, (socket) => {
    socket.pause()
    setTimeout(() => socket.resume(), SLOW_MS / 2)
    setTimeout(() => socket.destroy(), SLOW_MS)
  })

function talk(port, behave) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${LARGEST} HTTP/1.1\r\nHost: x\r\n\r\n`)
      behave(socket)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', resolve)
  })
}

const LARGEST = ASSETS.find((name) => name.includes('index_bg'))

const asking = (encoding, headers = {}) => ({ 'Accept-Encoding': encoding, ...headers })

const any = (list) => list[Math.floor(Math.random() * list.length)]
