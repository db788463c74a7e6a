import { defineConfig } from 'playwright/test'
import browserTests from '../e2e/playwright.config'

/** What takes minutes, kills processes or builds a second Studio: `npm run test:nightly`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  // Vitest runs the *.test.ts files.
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/nightly-results',
  globalSetup: '../e2e/testing/seeded-data.ts',
  projects: [{ name: 'nightly' }],
})
