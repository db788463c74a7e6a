// Runs every check from a fresh clone, or with `--quick` those that need no build and no browser.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installChromium } from './lib/chromium.mjs'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/prepare.mjs'
import { planPrograms } from './lib/programs.mjs'
import { main, run } from './lib/run.mjs'

const REPORTS = '.cache/test-reports'
const E2E_CONFIG = 'tests/e2e/playwright.config.ts'
const SLOWEST = 10

/** @typedef {{ file: string, ms: number }} FileTime */

await main(async () => {
  checkNode()
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  await (process.argv.includes('--quick') ? runQuickTests() : runAllTests())
})

async function runAllTests() {
  // The test of deploy/ installs none itself.
  const installPrograms = planPrograms(['nginx', 'caddy', 'openssl'])
  await installChromium()
  // Each of these two keeps one processor busy.
  await install(() =>
    Promise.all([checkTypesAndBuild(), run('Checking style', 'npm', ['run', '-s', 'lint'])]),
  )
  await installPrograms()
  // In one run, so that unit tests use the processor while contract tests wait for a server.
  await runVitest('Unit and contract tests', ['unit*', 'contract'])
  await run('Browser tests', 'npx', ['playwright', 'test', '--config', E2E_CONFIG], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/e2e.json`,
  })
  const vitest = readReport('vitest')
  const e2e = readReport('e2e')
  const { expected, flaky, skipped } = e2e.stats
  if (flaky > 0 || skipped > 0) {
    throw new Error(`${flaky} flaky and ${skipped} skipped browser tests.`)
  }
  const times = vitestFileTimes(vitest)
  const isContract = (/** @type {FileTime} */ { file }) => file.startsWith('tests/contract/')
  printSlowest(
    'unit',
    times.filter((time) => !isContract(time)),
  )
  printSlowest('contract', times.filter(isContract))
  printSlowest('browser', e2e.suites.map(playwrightFileTime))
  console.log(`\n${vitest.numPassedTests + expected} passed, 0 failed`)
}

/** Uses ESLint's cache, which ignores changes in other files. `npm test` does not use it. */
async function runQuickTests() {
  await install()
  const eslint = ['eslint', '--config', 'config/tools/eslint.config.js', '.', '--max-warnings', '0']
  const lintCache = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content']
  const prettier = ['prettier', '--check', '--log-level', 'warn', '.', '--cache']
  await Promise.all([
    run('Checking types', 'npm', ['run', '-s', 'types']),
    run('Linting', 'npx', [...eslint, ...lintCache]),
  ])
  await run('Checking boundaries', 'npm', ['run', '-s', 'boundaries'])
  await run('Checking format', 'npx', [...prettier, '--cache-location', '.cache/prettier'])
  await runVitest('Unit tests', ['unit*'])
  const vitest = readReport('vitest')
  printSlowest('unit', vitestFileTimes(vitest))
  console.log(`\n${vitest.numPassedTests} passed, 0 failed`)
}

/** The build does not check types. */
async function checkTypesAndBuild() {
  const typegen = ['--import', 'tsx', 'scripts/typegen.ts', '--check']
  await run('Checking generated types', 'node', typegen)
  await run('Checking types', 'npm', ['run', '-s', 'types'])
  await run('Building', 'npm', ['run', '-s', 'build'])
}

/** @param {string} title @param {string[]} projects */
function runVitest(title, projects) {
  return run(title, 'npx', [
    ...['vitest', 'run', '--config=remix.config.ts', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${REPORTS}/vitest.json`,
    ...projects.map((project) => `--project=${project}`),
  ])
}

/** @param {string} name */
function readReport(name) {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'))
}

/** @returns {FileTime[]} */
function vitestFileTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative('', name),
    ms: endTime - startTime,
  }))
}

/** @returns {FileTime} */
function playwrightFileTime({ file, suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const nested = suites.map(playwrightFileTime)
  const ms = [...results.map(({ duration }) => duration), ...nested.map((suite) => suite.ms)]
  return { file: `tests/e2e/${file}`, ms: ms.reduce((sum, one) => sum + one, 0) }
}

/** @param {string} suite @param {FileTime[]} times */
function printSlowest(suite, times) {
  console.log(`\nSlowest ${suite} test files`)
  for (const { file, ms } of times.sort((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
  }
}
