import { defineConfig } from 'vitest/config'
import { ENGINES } from './scripts/engines.mjs'

/** The journeys of tests/engines, once in each engine that is there; one browser serves them all. */
export default defineConfig({
  test: {
    globalSetup: ['tests/edge/buildOnce.ts'],
    projects: ENGINES.filter(({ isPresent }) => isPresent()).map(({ name }) => ({
      test: {
        name,
        env: { ENGINE: name },
        include: ['tests/engines/*.journey.ts'],
        pool: 'forks',
        isolate: false,
        poolOptions: { forks: { singleFork: true } },
        testTimeout: 90_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000, interval: 30 } },
      },
    })),
  },
})
