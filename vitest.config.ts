import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const app = fileURLToPath(new URL('./app', import.meta.url))

export default defineConfig({
  resolve: { alias: { '~': app } },
  test: { include: ['tests/**/*.test.{ts,tsx}'], setupFiles: ['tests/quietConsole.ts'] },
})
