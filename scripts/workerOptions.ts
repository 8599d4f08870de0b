import type { PWAViteOptions } from '@remix-pwa/dev'
import { addressesOf, FILTERED_LISTS } from '../app/content/addresses'
import { readArticles } from '../app/content/readContent'
import { OFFLINE } from '../app/pwa/worker/offline'
import { buildVersion } from './buildVersion'

const SOURCES = [
  'app',
  'content',
  'public',
  'package-lock.json',
  'remix.config.js',
  'scripts/workerOptions.ts',
  'vite.config.ts',
]

/** Takes the content folder, returns what remix-pwa builds /sw.js from: our worker and nothing of its own. */
export const workerOptions = (content: string): Partial<PWAViteOptions> => ({
  workerName: 'sw',
  workerEntryPoint: 'app/entry.worker.ts',
  workerMinify: true,
  registerSW: null,
  buildVariables: {
    __VERSION__: buildVersion(SOURCES),
    __DOCUMENTS__: keptDocuments(content).join(' '),
  },
})

const keptDocuments = (content: string) => [
  ...addressesOf(readArticles(content)).map(({ path }) => path),
  ...FILTERED_LISTS,
  OFFLINE,
  '/manifest.webmanifest',
]
