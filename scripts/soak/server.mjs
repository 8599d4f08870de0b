import { readdirSync } from 'node:fs'
import { attack, HOSTILE } from '../server/hostile.mjs'
import { memoryOf, start as startNode } from '../server/processes.mjs'
import { quantile, report } from './report.mjs'
import { createVisitors, dawdle, hangUp } from './visits.mjs'

const PORT = Number(process.env.SOAK_PORT ?? 4322)
/** A soak, no benchmark: this machine has other work to do. */
const RATE = Number(process.env.SOAK_RATE ?? 400)
const LANES = 16
/** Of all requests, by the share in a hundred. */
const ILL = { hostile: 15, gone: 4, slow: 1 }
/** In this time the heap takes its working size; only then it is measured. */
const WARM_UP_MS = 60_000
/** What the end may be above the start; some of the handles are always about to go. */
const GROWTH = { rss: 20, heap: 3, external: 8, files: 2, resources: 20 }
/** Latencies of a shared machine vary; they must not climb. */
const SLOWER = { times: 2, ms: 10 }

/** Mixed load for some minutes: true when the server held level, fast and without a fault. */
export default async function server(minutes) {
  const words = ['--expose-gc', '--import', './scripts/soak/gauge.mjs', 'build/server.js']
  const ours = await startNode(words, PORT, { REQUEST_LOG: '0' }, [
    ...['ignore', 'ignore', 'inherit', 'ipc'],
  ])
  const tally = { visits: 0, faults: [], statuses: {}, hostile: 0, gone: 0, slow: 0 }
  const tenth = minutes * 6_000
  const windows = []
  await crowd(Math.max(WARM_UP_MS, tenth), tally)
  const first = await read(ours)
  let at = first
  console.log(`${minutes} minutes, ${RATE} requests a second, pid ${ours.pid}`)
  for (let part = 0; part < 10; part += 1) {
    windows.push(await crowd(tenth, tally))
    at = await read(ours)
    console.log(`${(part + 1) * 10} %`, { ...at, ...latencies(windows.at(-1)) })
  }
  const code = await ours.stop()
  const { faults, ...counts } = tally
  console.log({ ...counts, faults: faults.slice(0, 10) })
  const start = { ...first, ...latencies(windows[0]) }
  const end = { ...at, ...latencies(windows.at(-1)) }
  const growing = (name, field) => [
    name,
    start[field],
    end[field],
    start[field] + GROWTH[field],
  ]
  const slowing = (name, field) => [
    name,
    start[field],
    end[field],
    start[field] * SLOWER.times + SLOWER.ms,
  ]
  return report(`Server, ${minutes} minutes`, [
    growing('resident MB', 'rss'),
    growing('heap MB after collection', 'heap'),
    growing('external MB', 'external'),
    growing('open files', 'files'),
    growing('handles', 'resources'),
    slowing('p50 ms', 'p50'),
    slowing('p99 ms', 'p99'),
    ['faults', 0, faults.length + brokenOf(tally.statuses), 0],
    ['exit code', 0, code, 0],
  ])
}

const latencies = (times) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) })

const brokenOf = (statuses) =>
  Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (status >= 500 ? count : 0),
    0,
  )

/** Sends a mixed crowd for some milliseconds, and waits until the last has left; the visits' milliseconds. */
async function crowd(milliseconds, tally) {
  const visitors = createVisitors(PORT)
  const times = []
  const end = performance.now() + milliseconds
  await visitors.all()
  const lane = async (number) => {
    let next = performance.now() + (number * 1_000) / RATE
    while (performance.now() < end) {
      await act()
      next = Math.max(next + (LANES * 1_000) / RATE, performance.now())
      await pause(next - performance.now())
    }
  }
  const act = async () => {
    const dice = Math.random() * 100
    if (dice < ILL.slow) return startOne('slow', dawdle)
    if (dice < ILL.slow + ILL.gone) return startOne('gone', hangUp)
    if (dice < ILL.slow + ILL.gone + ILL.hostile) return startOne('hostile', illWill)
    tally.visits += 1
    try {
      times.push(await visitors.any())
    } catch (error) {
      tally.faults.push(error.message)
    }
  }
  const alive = new Set()
  const startOne = (kind, behave) => {
    tally[kind] += 1
    const done = behave(PORT).then(() => alive.delete(done))
    alive.add(done)
  }
  const illWill = (port) => {
    const words = HOSTILE[Math.floor(Math.random() * HOSTILE.length)]()
    return attack(port, words, (status) => {
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    })
  }
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
  await Promise.all(alive)
  visitors.leave()
  return times
}

/** What the server holds at rest. */
async function read({ child, pid }) {
  await pause(1_000)
  const told = new Promise((resolve) => child.once('message', resolve))
  child.send('tell')
  const { heap, external, resources } = await told
  const files = readdirSync(`/proc/${pid}/fd`).length
  return { rss: memoryOf(pid), heap, external, resources, files }
}

const pause = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
