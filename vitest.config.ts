import mdx from '@mdx-js/rollup'
import { fileURLToPath } from 'node:url'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './app/content/contentPlugin'

const app = fileURLToPath(new URL('./app', import.meta.url))
const content = fileURLToPath(new URL('./content', import.meta.url))

export default defineConfig({
  plugins: [
    contentPlugin(content),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }),
  ],
  resolve: { alias: { '~': app } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/quietConsole.ts'],
    globalSetup: ['tests/edge/buildOnce.ts'],
  },
})
