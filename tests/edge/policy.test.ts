import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Version } from 'csp_evaluator/dist/csp.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scriptPolicy } from '~/edge/contentPolicy'
import { readConfig, type Environment } from '~/edge/config'
import { prepareDocument } from '~/edge/document'
import { builtEdge } from './edges'

const TAGS = { GTM_ID: 'GTM-ABC1234', SITE_URL: 'https://golf.test' }

async function policyOf(path: string, environment: Environment = {}) {
  const { app } = await builtEdge(environment)
  const response = await app.request(path)
  return {
    policy: response.headers.get('Content-Security-Policy') ?? '',
    html: await response.text(),
  }
}

describe.each([
  ['/', {}],
  ['/game', {}],
  ['/', TAGS],
])("Google's evaluator on %s with %j", (path, environment) => {
  test('finds nothing of high or medium severity', async () => {
    const { policy } = await policyOf(path, environment)
    const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  })
})

test('inline scripts and styles run by hash alone', async () => {
  const { policy, html } = await policyOf('/game')
  expect(policy).not.toMatch(/'unsafe-(inline|eval|hashes)'/)
  const inline = [...html.matchAll(/<(?:script|style)>([\s\S]+?)<\/(?:script|style)>/g)]
  expect(inline.length).toBeGreaterThan(1)
  for (const [, text = ''] of inline) {
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
  }
})

test('WebAssembly compiles on /game and in scripts that name it, nowhere else', async () => {
  expect((await policyOf('/game')).policy).toContain("'wasm-unsafe-eval'")
  expect((await policyOf('/')).policy).not.toContain('wasm-unsafe-eval')
  const { policy } = readConfig({})
  expect(scriptPolicy('WebAssembly.compile(it)', policy)).toContain("'wasm-unsafe-eval'")
  expect(scriptPolicy('play()', policy)).not.toContain('wasm-unsafe-eval')
})

describe("Google's hosts", () => {
  test('are the font hosts alone unless more is configured', async () => {
    const { policy } = await policyOf('/')
    expect(policy.match(/https:\S+?(?=[; ]|$)/g)).toEqual([
      'https://fonts.googleapis.com',
      'https://fonts.gstatic.com',
    ])
  })

  test('are none where fonts are off', async () => {
    const environment = { GOOGLE_FONTS: '0' }
    for (const path of ['/', '/game'])
      expect((await policyOf(path, environment)).policy).not.toContain('https:')
  })

  test('include the tag hosts with a container configured', async () => {
    const { policy } = await policyOf('/', TAGS)
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  })
})

test.each([
  [undefined, false],
  ['https://golf.test', true],
  ['http://golf.test', false],
  ['https://localhost:3000', false],
])('with SITE_URL %s insecure requests are upgraded: %s', async (SITE_URL, upgraded) => {
  const { policy } = await policyOf('/', { SITE_URL })
  expect(policy.includes('upgrade-insecure-requests')).toBe(upgraded)
})

describe('a document', () => {
  test('hashes speculation rules and leaves data alone', () => {
    const { scripts } = prepareDocument(
      `<script type="speculationrules">{}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>`,
      new Map(),
    )
    expect(scripts).toHaveLength(1)
  })

  test('keeps a link to a sheet that is not ours', () => {
    const link = '<link rel="stylesheet" href="https://elsewhere.test/a.css"/>'
    expect(prepareDocument(link, new Map()).html).toContain(link)
  })
})

test('the style sheets hold no address relative to themselves', () => {
  for (const name of readdirSync('build/client/assets').filter((it) =>
    it.endsWith('.css'),
  ))
    expect(readFileSync(`build/client/assets/${name}`, 'utf8')).not.toMatch(
      /url\((?!["']?(\/|data:|#))/,
    )
})
