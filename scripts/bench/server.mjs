import { load, tool } from '../server/load.mjs'
import { memoryOf, startBare, startOurs, startStock } from '../server/processes.mjs'
import { weighPages } from '../server/weigh.mjs'

const PAGE = '/game'
const ROUNDS = 5
const ROUND_SECONDS = 3
const MEMORY_SECONDS = Number(process.env.BENCH_MEMORY_SECONDS ?? 60)
const BUDGET = { ofBare: 0.7, ofStock: 40, p99: 10, startMs: 1_500, memory: 200 }

/** This server against a bare one that sends the same bytes and against Remix's own: one run, rounds in turn. */
export default async function server() {
  const ours = await startOurs(4311)
  const stock = await startStock(4312)
  const bare = await startBare(ours.address + PAGE, 4313)
  try {
    const weights = await weighPages(ours.address)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await load(ours.address + PAGE, ROUND_SECONDS),
        bare: await load(bare.address + PAGE, ROUND_SECONDS),
        stock: await load(stock.address + PAGE, ROUND_SECONDS),
      })
    await load(ours.address + PAGE, MEMORY_SECONDS)

    const of = (pick) => median(rounds.map(pick))
    console.log(`${PAGE}, brotli, 50 connections, ${tool}; median of ${ROUNDS} rounds`)
    report([
      ['pages a second', of(({ ours }) => ours.rate)],
      ['pages a second, bare node:http', of(({ bare }) => bare.rate)],
      ['pages a second, remix-serve', of(({ stock }) => stock.rate)],
      ['ratio to bare', of(({ ours, bare }) => ours.rate / bare.rate), -BUDGET.ofBare],
      [
        'ratio to remix-serve',
        of(({ ours, stock }) => ours.rate / stock.rate),
        -BUDGET.ofStock,
      ],
      ['p99 ms', of(({ ours }) => ours.p99), BUDGET.p99],
      ['p99 ms, bare node:http', of(({ bare }) => bare.p99)],
      ['p99 ms, remix-serve', of(({ stock }) => stock.p99)],
      ['start ms', ours.startMs, BUDGET.startMs],
      [`MB after ${MEMORY_SECONDS} s of load`, memoryOf(ours.pid), BUDGET.memory],
      ...weights,
    ])
  } finally {
    await Promise.all([ours.stop(), stock.stop(), bare.stop()])
  }
}

/** A budget below zero is a least, any other a most. */
function report(rows) {
  const table = {}
  for (const [name, value, budget] of rows) {
    table[name] = { value: shorten(value) }
    if (budget === undefined || value === undefined) continue
    const ratio = value / Math.abs(budget)
    table[name].budget = `${budget < 0 ? '≥' : '≤'} ${Math.abs(budget)}`
    table[name].ratio = shorten(ratio)
    table[name].verdict = (budget < 0 ? ratio >= 1 : ratio <= 1) ? 'within' : 'OVER'
  }
  console.table(table)
}

const shorten = (value) => (value > 100 ? Math.round(value) : Number(value?.toFixed(2)))

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
