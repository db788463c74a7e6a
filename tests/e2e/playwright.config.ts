import { defineConfig } from 'playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** Browser tests run the production build against a dataset of their own (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 15_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    trace: 'retain-on-failure',
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
      ],
    },
  },
})
