import mdx from '@mdx-js/rollup'
import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { contentPlugin } from './app/content/contentPlugin'
import remixConfig from './remix.config.js'

const app = fileURLToPath(new URL('./app', import.meta.url))
const content = fileURLToPath(new URL('./content', import.meta.url))

export default defineConfig({
  plugins: [
    contentPlugin(content),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }),
    remix(remixConfig),
  ],
  resolve: { alias: { '~': app, '#content': content } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
