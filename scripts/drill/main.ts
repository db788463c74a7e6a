import { parseArgs } from 'node:util'
import { startTestInstance } from '../lib/test-instance'
import { main, run } from '../lib/run.mjs'
import { type CrashTestResult, runCrashTest } from './crash-test'
import { hasNoErrors } from './findings'
import { MAIL_AFTER_MS } from './visit'

const USAGE = `npm run crash-test [-- --count 200] [--journal disk|dataset]
  Sends investor requests to an instance of its own while site and lake are killed in turn, then
  counts what was stored and e-mailed. Exits with 1 if anything was lost or repeated.
  --journal  where requests are stored first, as REQUESTS_JOURNAL`

const MAX_COUNT = 200
/** How often each service is killed. */
const KILLS_EACH = 5
const SERVICES = 2

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: String(MAX_COUNT) },
      journal: { type: 'string', default: 'disk' },
      help: { type: 'boolean' },
    },
  })
  const count = Number(values.count)
  if (values.help === true) {
    console.log(USAGE)
    return
  }
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new Error(`--count must be an integer from 1 to ${MAX_COUNT}.`)
  }
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  console.log('\n▸ Starting a test instance')
  const instance = await startTestInstance('serve', {
    MAIL_AFTER_MS: String(MAIL_AFTER_MS),
    REQUESTS_JOURNAL: values.journal,
  })
  try {
    console.log(`\n▸ ${count} visitors, while services are killed`)
    const started = Date.now()
    const killInterval = Math.ceil(count / (KILLS_EACH * SERVICES))
    const result = await runCrashTest(instance, count, killInterval)
    console.log(formatReport(result, (Date.now() - started) / 1_000))
    if (!hasNoErrors(result)) throw new Error('Requests were lost, repeated or not e-mailed.')
  } finally {
    await instance.dispose()
  }
})

function formatReport(
  { visits, kills, errors, ...found }: CrashTestResult,
  seconds: number,
): string {
  const sum = (count: (visit: CrashTestResult['visits'][number]) => number) =>
    visits.reduce((total, visit) => total + count(visit), 0)
  const rows: [string, number | string][] = [
    ['Visitors', visits.length],
    ['Times the button was pressed', sum(({ tries }) => tries)],
    ['Posts interrupted by a kill', sum(({ unansweredPosts }) => unansweredPosts)],
    ['Killed', `site ${kills.site}, lake ${kills.lake}`],
    ['Answered with success', sum(({ stored }) => Number(stored))],
    ['Documents', found.documents],
    ['E-mails', found.messages],
    ['Mailed and reported by a browser', sum(({ reported }) => Number(reported))],
    ['Requests mailed twice', found.mailedTwice],
    ['Seconds', Math.round(seconds)],
    ['Lost', errors.lost.length],
    ['Stored twice', errors.duplicated.length],
    ['Not mailed', errors.notMailed.length],
    ['Mailed twice without cause', errors.mailedAgain.length],
    ['Not shown as sent', errors.notShownAsSent.length],
    ['Documents of no visitor', errors.unknown.length],
    ['Visitors who gave up', errors.unanswered.length],
  ]
  const names = Object.entries(errors).flatMap(([error, names]: [string, string[]]) =>
    names.map((name) => `  ! ${error}: ${name}`),
  )
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(34)}${value}`), ...names].join('\n')
}
