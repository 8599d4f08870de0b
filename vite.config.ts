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

/** Small style sheets travel together: one for each part of the house instead of one a component. */
function styleGroup(id: string): string | undefined {
  if (!id.endsWith('.module.css')) return undefined
  return /\/app\/(site\/home|site|ui)\//.exec(id)?.[1]?.replace('/', '-')
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    contentPlugin(content),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }),
    remix(remixConfig),
  ],
  resolve: { alias: { '~': app, '#content': content } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: styleGroup } } }),
  },
}))
