import { parseArgs } from 'node:util'
import { formatTable } from '../bench/row'
import { writeFigures } from '../lib/performance-report'
import { main, run } from '../lib/run.mjs'
import { startTestInstance } from '../lib/test-instance'
import { type AreaFigures, runFuzz } from './run-fuzz'

const USAGE = `npm run fuzz [-- --seed N] [--cases 20000] [--minutes 15] [--area name] [--write]
  Sends random requests to the built product with the seed dataset: routes, forms, the lake's endpoints,
  queries, mutations, WebSockets, pictures, previews, Portable Text. Exits with code 1 and the smallest case
  that fails: a 5xx, a response after more than a second, content or changes without the right to them.
  --seed     repeats a run; without it each run has another one
  --minutes  ends the run early; the table shows how many cases were sent
  --area     sends cases of one area only, as the table names it
  --write    puts the table into docs/security.md`

/** Above this time, the slowest request of an area is printed. */
const SLOW_MS = 500

await main(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      cases: { type: 'string', default: '20000' },
      minutes: { type: 'string', default: '15' },
      area: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const [seed, cases, minutes] = [values.seed, values.cases, values.minutes].map(Number)
  if (!isPositive(seed) || !isPositive(cases) || !isPositive(minutes)) throw new Error(USAGE)
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const instance = await startTestInstance('serve', { PICTURES_AHEAD: 'false' })
  try {
    console.log(`\nSeed ${seed}`)
    const onArea = ({ area, requests, slowestMs, slowest, faults }: AreaFigures) => {
      const slow = slowestMs > SLOW_MS ? [`slowest, ${slowestMs} ms: ${slowest}`] : []
      console.log([`  ${area}: ${requests} requests`, ...slow, ...faults].join('\n    '))
    }
    const options = { seed, cases, timeMs: minutes * 60_000, only: values.area, onArea }
    const all = await runFuzz(instance, options)
    if (all.length === 0) throw new Error(`There is no area "${String(values.area)}".`)
    const table = formatFigures(all)
    console.log(`\n${table}`)
    if (values.write) writeFigures('fuzz', `Seed ${seed}.\n\n${table}`, 'docs/security.md')
    const faulty = all.filter(({ faults }) => faults.length > 0).map(({ area }) => area)
    if (faulty.length > 0) throw new Error(`Faults in: ${faulty.join(', ')} (seed ${seed})`)
  } finally {
    await instance.dispose()
  }
})

function isPositive(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0
}

function formatFigures(all: readonly AreaFigures[]): string {
  const kinds = ['2xx', '3xx', '4xx', '5xx', 'overload', 'closed']
  const sum = (pick: (figures: AreaFigures) => number) =>
    all.reduce((total, figures) => total + pick(figures), 0)
  const total: AreaFigures = {
    ...{
      slowest: '',
      area: 'all',
      cases: sum(({ cases }) => cases),
      requests: sum((one) => one.requests),
    },
    statuses: Object.fromEntries(
      kinds.map((kind) => [kind, sum(({ statuses }) => statuses[kind] ?? 0)]),
    ),
    slowestMs: Math.max(...all.map(({ slowestMs }) => slowestMs)),
    faults: all.flatMap(({ faults }) => faults),
  }
  return formatTable([
    ['Area', 'Cases', 'Requests', ...kinds, 'Slowest', 'Faults'],
    ...[...all, total].map(({ area, cases, requests, statuses, slowestMs, faults }) => [
      ...[area, String(cases), String(requests)],
      ...kinds.map((kind) => String(statuses[kind] ?? 0)),
      ...[`${slowestMs} ms`, String(faults.length)],
    ]),
  ])
}
