import { defineConfig } from 'playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** Browser tests run the production build against a dataset of their own (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  globalSetup: './seeded-data.ts',
  // Each worker has a house of its own, and puts back in it what a test changed.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 15_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Recording every step takes a quarter of the time: `-- --trace retain-on-failure` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Routes that catch requests to other hosts would catch all, and switch the cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
})
