import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { getChromium } from './chromium.mjs'
import { ENGINES, isAbsent } from './engines.mjs'

/** Everything that must hold before a change lands; the last line sums all of it. */
const UNIT = 'test-results/unit.json'
const E2E = 'test-results/e2e.json'
const OTHERS = 'test-results/engines.json'
const steps = [
  check('formatting', ['npx', 'prettier', '--check', '.']),
  check('lint', ['npx', 'eslint', '.']),
  check('types', ['npx', 'tsc', '--noEmit']),
  check('build', ['npm', 'run', 'build']),
  vitest('unit', UNIT),
  runner('browser', ['npx', 'playwright', 'test'], E2E, countE2e),
  ...(ENGINES.every(isAbsent)
    ? []
    : [vitest('other engines', OTHERS, '--config', 'vitest.engines.config.ts')]),
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
process.env.CI ??= 'true'
process.env.CHROMIUM_PATH ??= getChromium()

const sum = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = step()
  sum.passed += passed
  sum.failed += failed
}
for (const { name } of ENGINES.filter(isAbsent))
  console.log(`${name} is not installed and was not run; npm run test:engines does both.`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)

/** A command that passes or fails as one. */
function check(name, command) {
  return () => (run(name, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** Vitest with a report of its own. */
function vitest(name, report, ...words) {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  return runner(name, ['npx', 'vitest', 'run', ...words, ...reports], report, countUnit)
}

/** A test runner whose report counts its tests; one that fails without a counted failure counts as one. */
function runner(name, command, report, count) {
  return () => {
    const ok = run(name, command)
    try {
      const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
      return { passed, failed: ok ? failed : Math.max(failed, 1) }
    } catch {
      return { passed: 0, failed: 1 }
    }
  }
}

function run(name, [command, ...words]) {
  console.log(`\n== ${name}`)
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0
}

function countUnit({ numPassedTests, numFailedTests, numFailedTestSuites }) {
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
}

function countE2e({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
