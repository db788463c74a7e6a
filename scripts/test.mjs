// Everything that must hold, from a fresh clone: what it needs is installed first.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installChromium } from './lib/chromium.mjs'
import { checkNode, install } from './lib/prepare.mjs'
import { main, run } from './lib/run.mjs'

const reports = '.cache/test-reports'

const vitestOptions = [
  '--config=remix.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
]

await main(async () => {
  checkNode()
  await install()
  await installChromium()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  // Each of the two keeps one processor busy.
  await Promise.all([typesAndBuild(), run('Checking style', 'npm', ['run', '-s', 'lint'])])
  // In one run: what waits for a server leaves its processor to what does not.
  await run('Unit and contract tests', 'npx', ['vitest', 'run', ...vitestOptions])
  await run('Browser tests', 'npm', ['run', '-s', 'test:e2e'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`,
  })
  console.log(`\n${count()} passed, 0 failed`)
})

/** Types come first: a build does not look at them. */
async function typesAndBuild() {
  const typegen = ['run', '-s', 'typegen', '--', '--check']
  await run('Checking that the generated types are fresh', 'npm', typegen)
  await run('Checking types', 'npm', ['run', '-s', 'types'])
  await run('Building', 'npm', ['run', '-s', 'build'])
}

/** Counts the tests that the two runners say they passed; each has failed the run otherwise. */
function count() {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'))
  const { expected, flaky, skipped } = read('e2e').stats
  if (flaky > 0 || skipped > 0)
    throw new Error(`${flaky} flaky and ${skipped} skipped browser tests.`)
  return read('vitest').numPassedTests + expected
}
