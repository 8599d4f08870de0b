import { get } from 'node:http'
import { attack, HOSTILE } from './server/hostile.mjs'
import { memoryOf, startOurs } from './server/processes.mjs'

/** Mixed traffic with hostile requests in it; the server must go on serving, level in memory, without a 5xx. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 120)
const PORT = 4321
const VISITORS = 16
const ATTACKERS = 8
const PATHS = ['/', '/game', '/blog', '/about', '/privacy', '/sitemap.xml', '/healthz']
const MAX_GROWTH_MB = 20
const MAX_MB = 200

const server = await startOurs(PORT, { REQUEST_LOG: '0' })
const end = performance.now() + SECONDS * 1_000
const tally = { whole: 0, cut: 0, refused: 0, statuses: {} }
let stopping = false

await Promise.all(PATHS.map(visit))
const readings = []
const watch = setInterval(() => readings.push(memoryOf(server.pid)), 1_000)

const running = () => performance.now() < end
const repeat = async (act) => {
  while (running() || (stopping && tally.refused === 0)) await act()
}
const crowd = [
  ...Array.from({ length: VISITORS }, (_, at) =>
    repeat(() => visit(PATHS[(at + tally.whole) % PATHS.length])),
  ),
  ...Array.from({ length: ATTACKERS }, (_, at) => {
    let turn = at
    return repeat(() => attack(PORT, HOSTILE[turn++ % HOSTILE.length](), count))
  }),
]
await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000 - 500))
clearInterval(watch)
// The heap takes its working size in the first third; from there on it has to stay level.
const third = Math.floor(readings.length / 3)
const early = median(readings.slice(third, 2 * third))
const late = median(readings.slice(2 * third))
stopping = true
const code = await server.stop()
await Promise.all(crowd)

const faults = Object.keys(tally.statuses).filter((status) => status >= 500)
console.log(tally)
console.log(
  `memory ${Math.round(early)} MB in the middle, ${Math.round(late)} MB at the end`,
)
const fine =
  code === 0 &&
  tally.cut === 0 &&
  faults.length === 0 &&
  !(late > early + MAX_GROWTH_MB) &&
  !(late > MAX_MB)
console.log(fine ? 'It held.' : `It did not hold (exit ${code}, faults ${faults}).`)
process.exit(fine ? 0 : 1)

/** A page, whole or not; after the stop a refused connection is what has to come. */
function visit(path) {
  return new Promise((resolve) => {
    get(`${server.address}${path}`, (answer) => {
      count(answer.statusCode)
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.on('error', () => undefined)
      answer.on('close', () => {
        tally[bytes === Number(answer.headers['content-length']) ? 'whole' : 'cut'] += 1
        resolve()
      })
    }).on('error', () => {
      tally.refused += 1
      resolve()
    })
  })
}

function count(status) {
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
