import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './app/content/contentPlugin'

const app = fileURLToPath(new URL('./app', import.meta.url))
const content = fileURLToPath(new URL('./content', import.meta.url))

export default defineConfig({
  plugins: [contentPlugin(content)],
  resolve: { alias: { '~': app } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/quietConsole.ts'],
    globalSetup: ['tests/edge/buildOnce.ts'],
  },
})
