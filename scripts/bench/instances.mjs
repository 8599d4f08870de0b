import { Agent, get } from 'node:http'
import { hasNginx, startNginx } from '../server/nginx.mjs'
import { startOurs } from '../server/processes.mjs'

const SETTINGS = { TRUST_PROXY: '1', REQUEST_LOG: '0' }
const PAGES = ['/', '/game', '/blog', '/about', '/sitemap.xml', '/favicon.svg']
const VISITORS = 16
const STOP_AFTER = 4_000
const IN_ALL = 12_000

/** Two instances behind nginx: the same to the byte, and one of them stopped under load is not missed. */
export default async function instances() {
  if (!hasNginx()) return console.log('Skipped: nginx is not installed.')
  const [one, other] = await Promise.all([
    startOurs(4331, SETTINGS),
    startOurs(4332, SETTINGS),
  ])
  const nginx = await startNginx(4333, [4331, 4332])
  try {
    let differing = 0
    for (const path of PAGES) {
      const answers = await Promise.all(
        [one, other, nginx, nginx].map(({ address }) => ask(address + path)),
      )
      const [first] = answers
      if (
        answers.some(({ etag, body }) => etag !== first.etag || !body.equals(first.body))
      )
        differing += 1
    }
    const { whole, lost, code } = await stopUnderLoad(nginx.address, one)
    console.table({
      'pages or ETags that differ': { value: differing, budget: 0 },
      'answers through nginx': { value: whole, budget: '' },
      'answers lost by stopping one': { value: lost, budget: 0 },
      'exit of the one stopped': { value: code, budget: 0 },
    })
  } finally {
    await Promise.all([nginx.stop(), one.stop(), other.stop()])
  }
}

async function stopUnderLoad(address, victim) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const tally = { whole: 0, lost: 0, code: undefined }
  let asked = 0
  const visitor = async () => {
    while (asked < IN_ALL) {
      asked += 1
      if (asked === STOP_AFTER) void victim.stop().then((code) => (tally.code = code))
      const { ok } = await ask(address + PAGES[asked % PAGES.length], agent)
      tally[ok ? 'whole' : 'lost'] += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  agent.destroy()
  return tally
}

const ask = (url, agent) =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', () => undefined)
      answer.on('close', () => {
        const body = Buffer.concat(chunks)
        const { etag, 'content-length': length } = answer.headers
        resolve({
          etag,
          body,
          ok: answer.statusCode === 200 && body.length === Number(length),
        })
      })
    }).on('error', () => resolve({ ok: false }))
  })
