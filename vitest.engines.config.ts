import { defineConfig } from 'vitest/config'
import { ENGINES, isAbsent } from './scripts/engines.mjs'

/** The journeys of tests/engines, once in each engine that is there; one browser serves them all. */
export default defineConfig({
  test: {
    globalSetup: ['tests/edge/buildOnce.ts'],
    projects: ENGINES.filter((engine) => !isAbsent(engine)).map(({ name }) => ({
      test: {
        name,
        env: { ENGINE: name },
        include: ['tests/engines/*.journey.ts'],
        pool: 'forks',
        isolate: false,
        poolOptions: { forks: { singleFork: true } },
        testTimeout: 180_000,
        hookTimeout: 60_000,
        // Real browsers on machines that may be busy: a second try, as for the journeys in Chromium.
        retry: process.env.CI ? 1 : 0,
        expect: { poll: { timeout: 20_000, interval: 30 } },
      },
    })),
  },
})
