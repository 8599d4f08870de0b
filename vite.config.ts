import mdx from '@mdx-js/rollup'
import { remixPWA } from '@remix-pwa/dev'
import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { defineConfig } from 'vite'
import { contentPlugin } from './app/content/contentPlugin'
import remixConfig from './remix.config.js'
import { workerOptions } from './scripts/workerOptions'

const app = fileURLToPath(new URL('./app', import.meta.url))
const content = fileURLToPath(new URL('./content', import.meta.url))

/** Style sheets travel in groups: what every page wears, what only some pages wear. */
const STYLE_GROUPS: readonly (readonly [string, RegExp])[] = [
  ['ui', /\/app\/ui\/(?!Toasts|Stepper|NumberRow)/],
  ['home', /\/app\/site\/home\//],
  ['article', /\/app\/site\/(article|figures|prose)\//],
  ['furniture', /\/app\/site\/(Footer|CookieBanner|PrivacySettings|UpdateNotice)\./],
  ['cards', /\/app\/site\/ArticleCard\./],
  ['chips', /\/app\/site\/CategoryChips\./],
  ['frame', /\/app\/site\/(Page|Header|ErrorPage)\./],
  ['pages', /\/app\/site\//],
]

function styleGroup(id: string): string | undefined {
  if (!id.endsWith('.module.css')) return undefined
  return STYLE_GROUPS.find(([, files]) => files.test(id))?.[0]
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    contentPlugin(content),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm] }),
    remix(remixConfig),
    command === 'build' && remixPWA(workerOptions(content)),
  ],
  resolve: { alias: { '~': app, '#content': content } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: styleGroup } } }),
  },
}))
