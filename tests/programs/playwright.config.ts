import { defineConfig } from 'playwright/test'
import browserTests from '../e2e/playwright.config'

/** The test that builds a second Studio runs with `npm run test:programs`, not with `npm test`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  outputDir: '../../.cache/programs-results',
  globalSetup: '../e2e/testing/seeded-data.ts',
  projects: [{ name: 'programs', testMatch: 'hosted-studio.spec.ts' }],
})
