import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)
const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Real workers, caches and browsers: what holds at the second try is named as flaky, not as broken.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI
    ? [['line'], ['json', { outputFile: 'test-results/e2e.json' }]]
    : 'line',
  use: {
    ...devices['Pixel 7'],
    // The worker fetches the whole site; only what is about it lets it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  webServer: {
    command: 'npm run serve',
    env: { PORT: String(port), HOST: 'localhost' },
    url: `http://localhost:${port}/game`,
    reuseExistingServer: !process.env.CI,
  },
})
