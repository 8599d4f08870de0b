import autocannon from 'autocannon'
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const CONNECTIONS = 50
const ENCODING = 'br'
const UNITS = { us: 0.001, ms: 1, s: 1_000 }

/** wrk measures more than it costs; autocannon, which npm brings, is itself the limit above 40,000 a second. */
export const tool = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/** Asks for an address over 50 connections for some seconds: answers a second, and the p99 in ms. */
export const load = (url, seconds) =>
  tool === 'wrk' ? withWrk(url, seconds) : withAutocannon(url, seconds)

async function withWrk(url, seconds) {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency'],
    ...['-H', `Accept-Encoding: ${ENCODING}`, url],
  ])
  const [, p99, unit] = /99%\s+([\d.]+)(\w+)/.exec(stdout)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]),
    p99: p99 * UNITS[unit],
  }
}

async function withAutocannon(url, seconds) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'Accept-Encoding': ENCODING },
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load.`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
