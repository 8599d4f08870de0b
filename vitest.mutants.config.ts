import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tables of the rules and of saved data alone: no build before, and no random walks. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['tests/{golf,storage}/**/*.test.ts'],
    exclude: ['tests/golf/walks.test.ts'],
    setupFiles: ['tests/quietConsole.ts'],
  },
})
