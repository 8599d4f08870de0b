import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** A million cases at all doors together, each time from another seed; words that follow choose doors. */
const words = process.argv.slice(2)
const { FUZZ_CASES = '1000000', FUZZ_SEED = String(randomInt(2 ** 31)) } = process.env
console.log(`${FUZZ_CASES} cases from FUZZ_SEED=${FUZZ_SEED}`)
const started = Date.now()
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=verbose', ...(words.length > 0 ? words : ['tests/fuzz'])],
  { stdio: 'inherit', env: { ...process.env, FUZZ_CASES, FUZZ_SEED } },
)
const seconds = Math.round((Date.now() - started) / 1_000)
console.log(`FUZZ_SEED=${FUZZ_SEED} took ${seconds} s`)
process.exit(status ?? 1)
