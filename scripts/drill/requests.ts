import { parseArgs } from 'node:util'
import { openHouse } from '../lib/house'
import { main, run } from '../lib/run.mjs'
import { type Drill, drill } from './drill'
import { isInOrder } from './findings'
import { MAIL_AFTER_MS } from './visit'

const USAGE = `npm run drill:requests [-- --count 200] [--journal disk|dataset]
  Fills in the investor form so many times on a house of its own while site and lake are
  killed in turn, then counts what was stored and mailed. It ends with 1 if anything was lost.
  --journal  where requests are safe first, as REQUESTS_JOURNAL`

const MOST = 200
/** Each of the two is killed so often while visitors come. */
const ROUNDS = 5
const SERVICES = 2

await main(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: String(MOST) },
      journal: { type: 'string', default: 'disk' },
      help: { type: 'boolean' },
    },
  })
  const count = Number(values.count)
  if (values.help === true) {
    console.log(USAGE)
    return
  }
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new Error(`--count is a whole number from 1 to ${MOST}.`)
  }
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  console.log('\n▸ Opening a house')
  const house = await openHouse('serve', {
    MAIL_AFTER_MS: String(MAIL_AFTER_MS),
    REQUESTS_JOURNAL: values.journal,
  })
  try {
    console.log(`\n▸ ${count} visitors, while services are killed`)
    const started = Date.now()
    const killEvery = Math.ceil(count / (ROUNDS * SERVICES))
    const result = await drill(house, count, killEvery)
    console.log(report(result, (Date.now() - started) / 1_000))
    if (!isInOrder(result)) throw new Error('Something was lost, done twice, or not done.')
  } finally {
    await house.leave()
  }
})

function report({ visits, kills, faults, ...found }: Drill, seconds: number): string {
  const sum = (count: (visit: Drill['visits'][number]) => number) =>
    visits.reduce((total, visit) => total + count(visit), 0)
  const rows: [string, number | string][] = [
    ['Visitors', visits.length],
    ['Times the button was pressed', sum(({ tries }) => tries)],
    ['Posts cut off by a kill', sum(({ cutOff }) => cutOff)],
    ['Killed', `site ${kills.site}, lake ${kills.lake}`],
    ['Answered with success', sum(({ stored }) => Number(stored))],
    ['Documents', found.documents],
    ['E-mails', found.messages],
    ['Mailed and reported by a browser', sum(({ reported }) => Number(reported))],
    ['Requests mailed twice', found.mailedTwice],
    ['Seconds', Math.round(seconds)],
    ['Lost', faults.lost.length],
    ['Stored twice', faults.doubled.length],
    ['Not mailed', faults.unmailed.length],
    ['Mailed twice without cause', faults.mailedAgain.length],
    ['Not shown as sent', faults.unsent.length],
    ['Documents of nobody', faults.foreign.length],
    ['Visitors who gave up', faults.unanswered.length],
  ]
  const names = Object.entries(faults).flatMap(([fault, names]: [string, string[]]) =>
    names.map((name) => `  ! ${fault}: ${name}`),
  )
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(34)}${value}`), ...names].join('\n')
}
