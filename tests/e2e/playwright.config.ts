import { defineConfig } from 'playwright/test'
import { findChromium, loopbackOptions } from '#scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** Specs that start an instance with settings of their own. */
const withOwnInstance = ['analytics', 'emergency', 'outside-services', 'recorder'].map(
  (name) => `${name}.spec.ts`,
)

/** Browser tests run the production build with the seed dataset (testing/fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e-results',
  globalSetup: './testing/seeded-data.ts',
  // Each worker has its own instance, and restores its dataset after each test.
  workers: 2,
  // The many short tests come last, so that both workers end at the same time.
  projects: [
    // One worker runs a complete file: an instance takes longer to start than most tests.
    { name: 'own instance', testMatch: withOwnInstance },
    {
      name: 'shared instance',
      testIgnore: withOwnInstance,
      fullyParallel: true,
    },
  ],
  forbidOnly: true,
  // These limits only end what hangs: a busy machine takes many times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 120_000,
    locale: 'es-AR',
    // A worker would answer in place of the network; offline.spec.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Traces take a quarter of the time; `-- --trace retain-on-failure` turns them on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // A route for requests to other hosts would catch all requests and disable the cache.
      args: [...loopbackOptions],
    },
  },
})
