import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { load } from '../bench/load'
import { formatTable } from '../bench/row'
import { type MemoryMoment, memoryLines } from '../bench/site-memory'
import { writeFigures } from '../lib/performance-report'
import { readProcessMemory } from '../lib/process-memory'
import { main, run } from '../lib/run.mjs'
import { startTestInstance, type TestInstance } from '../lib/test-instance'
import { createEditors, createGetters, createPublisher, createSubmitters } from './clients'
import { listProblems, tallyLines } from './tally'

const USAGE = `npm run load [-- --write]
  Loads an instance of its own for half a minute: visitors at half of what the page cache can send,
  editors, forms and publishes, and more uncached pages, new pictures and slow queries than it can
  answer. Exits with 1 when anything fails that has to go on. Needs wrk.
  --write  puts the tables into docs/performance.md`

const SECONDS = 30
const LIMIT_SECONDS = 4
const CONNECTIONS = 50
const BROTLI = { 'accept-encoding': 'br' }
/** By how much the site's memory may grow between the middle and the end of the load. */
const MAX_GROWTH = 0.2

/** Longer than the quick evaluator allows. */
const SLOW_QUERY = 'count(*[_type == "faq" && count(*[_id > ^._id]) > NUMBER])'

// Exit handlers stop the started processes.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

await main(async () => {
  const { values } = parseArgs({
    options: { write: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  if (values.help === true) {
    console.log(USAGE)
    return
  }
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const instance = await startTestInstance('serve', {
    LOG_LEVEL: 'error',
    PICTURES_AHEAD: 'false',
    VISITS_PUBLISH_MS: '5000',
  })
  process.once('exit', () => void process.kill(instance.pid, 'SIGTERM'))
  try {
    const { table, problems } = await loadInstance(instance)
    console.log(`\n${table}`)
    if (values.write) writeFigures('load', table)
    if (problems.length > 0) throw new Error(`Under load:\n  ${problems.join('\n  ')}`)
  } finally {
    process.removeAllListeners('exit')
    await instance.dispose()
  }
})

async function loadInstance(instance: TestInstance) {
  const picture = await instance.client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension != "svg"] | order(size desc)[0].path',
  )
  const clients = [
    createGetters({
      ...{ name: 'Health', mustSucceed: true, connections: 1, pauseMs: 100 },
      path: (number) => (number % 2 === 0 ? '/healthz' : '/readyz'),
    }),
    createSubmitters(),
    createEditors(),
    createPublisher(),
    createGetters({
      ...{ name: 'Uncached pages', mustSucceed: false, connections: 120, pauseMs: 0 },
      path: (number) => `/buscar?q=colecta+${number}`,
    }),
    createGetters({
      ...{ name: 'New pictures', mustSucceed: false, connections: 20, pauseMs: 50 },
      path: (number) => `/lake/${picture}?w=${300 + (number % 1_500)}&h=${200 + number}`,
    }),
    createGetters({
      ...{ name: 'Slow queries', mustSucceed: false, connections: 10, pauseMs: 50 },
      path: (number, { client }) =>
        `/lake/v2025-02-19/data/query/${client.config().dataset ?? ''}?query=${encodeURIComponent(
          SLOW_QUERY.replace('NUMBER', String(number)),
        )}`,
    }),
  ]
  const moments: MemoryMoment[] = []
  const note = (moment: string) =>
    moments.push({ moment, processes: readProcessMemory(instance.pid) })

  const { rate: limit } = await loadCached(instance, LIMIT_SECONDS)
  note('Before')
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const running = clients.map((one) => one.run(instance, stop.signal))
  // A connection that pauses this long sends half of its share.
  const pauseMs = Math.max(1, Math.round((CONNECTIONS / limit) * 2_000))
  const visitors = loadCached(instance, SECONDS, pauseMs)
  await sleep((SECONDS / 2) * 1_000)
  note('In the middle')
  const { rate, p50Ms, p99Ms } = await visitors
  note('At the end')
  stop.abort()
  await Promise.all(running)
  await sleep(5_000)
  note('5 s later')

  const tallies = clients.map(({ tally }) => tally)
  const cached = [
    ['Stored page `/` in brotli', 'req/s', 'p50', 'p99'],
    ['alone, at the limit', limit.toFixed(0), '', ''],
    ['under load', rate.toFixed(0), `${p50Ms.toFixed(0)} ms`, `${p99Ms.toFixed(0)} ms`],
  ]
  return {
    table: [cached, tallyLines(tallies), memoryLines(moments)].map(formatTable).join('\n\n'),
    problems: [...listProblems(tallies), ...listGrowth(moments)],
  }
}

/** @throws Error when a response is an error */
function loadCached({ site }: TestInstance, seconds: number, pauseMs = 0) {
  return load(`${site}/`, { connections: CONNECTIONS, seconds, headers: BROTLI, pauseMs })
}

function listGrowth(moments: readonly MemoryMoment[]): string[] {
  const size = (moment: string) =>
    moments
      .find((one) => one.moment === moment)
      ?.processes.filter(({ name }) => name === 'site')
      .reduce((sum, { rss }) => sum + rss, 0) ?? 0
  const growth = size('At the end') / size('In the middle') - 1
  return growth > MAX_GROWTH ? [`the site's memory grew by ${(growth * 100).toFixed(0)} %`] : []
}
