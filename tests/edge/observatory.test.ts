import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import {
  getGradeForScore,
  getScoreModifier,
} from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'
import fs from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { ADDRESS, builtEdge } from './edges'

const A_PLUS = 125

const { app } = await builtEdge({ SITE_URL: ADDRESS, TRUST_PROXY: '1' })

// The grader reads the list of preloaded hosts, which its package would download; ours is on none.
const readFileSync = fs.readFileSync.bind(fs)
beforeEach(() => {
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, ...rest) =>
    typeof path === 'string' && path.endsWith('hsts-preload.json')
      ? '{}'
      : readFileSync(path, ...rest),
  )
})

const ask = async (path: string, init?: RequestInit) => {
  const response = await app.request(path, init)
  const { status, headers } = response
  const answer = { status, headers: Object.fromEntries(headers), verified: true }
  return { answer, text: await response.text() }
}

/** What the Observatory would collect from the site, through a proxy that speaks https. */
async function collected(path: string) {
  const { answer, text } = await ask(path)
  const plain = await ask(path, { headers: { 'X-Forwarded-Proto': 'http' } })
  const site = new Requests(new URL(ADDRESS).hostname)
  site.session = { url: new URL(path, ADDRESS) }
  site.resources.path = text
  site.responses = {
    auto: answer,
    https: answer,
    http: answer,
    cors: (
      await ask(path, { method: 'OPTIONS', headers: { Origin: 'https://other.test' } })
    ).answer,
    httpRedirects: [
      {
        url: new URL(path, ADDRESS.replace('https:', 'http:')),
        status: plain.answer.status,
      },
      {
        url: new URL(plain.answer.headers.location ?? '', ADDRESS),
        status: answer.status,
      },
    ],
  }
  return site
}

test.each(['/', '/game'])('the Observatory gives %s an A+', async (path) => {
  const site = await collected(path)
  const results = ALL_TESTS.map((grade) => grade(site))
  expect(results.filter(({ pass }) => !pass)).toEqual([])
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100)
  expect(score).toBeGreaterThanOrEqual(A_PLUS)
  expect(getGradeForScore(score).grade).toBe('A+')
})
