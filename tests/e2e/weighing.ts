import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Notes the scripts that a page asks for from now on; the answer weighs them all, compressed. */
export function weighScripts(page: Page): () => Promise<number> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      scripts.add(request.url())
  })
  return async () => {
    // Asked for once more: a page that a worker takes over keeps some bodies to itself.
    const sizes = [...scripts].map(async (url) => {
      const answer = await page.request.get(url)
      return brotliCompressSync(await answer.body()).length
    })
    return (await Promise.all(sizes)).reduce((a, b) => a + b, 0)
  }
}
