import { spawnSync } from 'node:child_process'

/** The long version of the model test: WALKS=1000 walks from a SEED of now, unless they are set. */
process.env.WALKS ??= '1000'
process.env.SEED ??= String(Date.now() % 1_000_000_000)

console.log(`SEED=${process.env.SEED} WALKS=${process.env.WALKS} npm run walks`)
const words = ['playwright', 'test', 'tests/e2e/walks', '--workers=1']
process.exit(spawnSync('npx', words, { stdio: 'inherit' }).status ?? 1)
