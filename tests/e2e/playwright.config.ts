import { defineConfig } from 'playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** Files whose tests ask a house with settings of its own. */
const withOwnHouse = [
  'analytics',
  'analytics-batches',
  'consent-captcha',
  'email-client',
  'error-catalogue',
  'error-catalogue-email',
  'investor-form-enterprise',
  'investor-form-keys',
  'newsletter',
  'newsletter-spam',
  'observability',
  'recorder',
  'relay-smtp',
  'visits',
].map((name) => `${name}.spec.ts`)

/** Kills processes for a minute, which is most of it waiting. */
const drill = 'requests-drill.spec.ts'

/** Browser tests run the production build against a dataset of their own (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  globalSetup: './seeded-data.ts',
  // Each worker has a house of its own, and puts back in it what a test changed.
  workers: 2,
  // In this order: the many short tests come last, so that the workers end at one time.
  projects: [
    { name: 'drill', testMatch: drill },
    // A file stays with one worker: a house takes longer to open than most tests.
    { name: 'own house', testMatch: withOwnHouse },
    { name: 'house', testIgnore: [drill, ...withOwnHouse], fullyParallel: true },
  ],
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 30_000,
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
