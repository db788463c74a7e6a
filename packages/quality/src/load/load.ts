import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { measureAnswers } from '../autocannon'
import { withInstance } from '../instance'
import { listProcesses } from '../../../../tests/nightly/testing/processes'
import type { Report } from '../report'
import type { Tool } from '../tool'
import {
  type Clients,
  createEditors,
  createGetters,
  createPublisher,
  createSubmitters,
} from './clients'
import { listErrors, listTallies } from './tally'

const LIMIT_SECONDS = 4
const CONNECTIONS = 50
const BROTLI = { 'accept-encoding': 'br' }
/** By how much the site's memory may grow between the middle and the end of the load. */
const MAX_GROWTH = 0.2
/** Longer than the quick query worker allows. */
const SLOW_QUERY = 'count(*[_type == "faq" && count(*[_id > ^._id]) > NUMBER])'

export const load: Tool = {
  summary: 'more visitors than the product can answer',
  usage: `Visitors at half of what the page cache can send, editors, forms and publishes, and more uncached
    pages, new pictures and slow queries than it can answer. Fails when anything fails that has to go
    on, or when the site's memory grows in the second half.
    --seconds: of the load`,
  options: { seconds: '30' },
  document: 'docs/performance.md',
  run: ({ count }) =>
    withInstance((instance) => loadInstance(instance, count('seconds')), {
      LOG_LEVEL: 'error',
      VISITS_PUBLISH_MS: '5000',
    }),
}

async function loadInstance(instance: TestInstance, seconds: number): Promise<Report> {
  const home = `${instance.site}/`
  const options = { connections: CONNECTIONS, seconds: LIMIT_SECONDS, headers: BROTLI }
  const { rate: limit } = await measureAnswers(home, options)
  const clients = await createClients(instance, Math.round(limit / 2))
  const running = Promise.all(clients.map((one) => one.run(instance, seconds)))
  await sleep((seconds / 2) * 1_000)
  const middle = await readMemory(instance)
  await running
  const end = await readMemory(instance)
  const tallies = clients.map(({ tally }) => tally)
  const sizes = [middle, end].map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`).join(', at the end ')
  const errors = listErrors(tallies)
  if (end > middle * (1 + MAX_GROWTH)) errors.push(`the site's memory grew: ${sizes}`)
  return {
    note: `${seconds} s. Alone, the page cache sends ${limit.toFixed(0)} stored pages a second. The site's memory: ${sizes}.`,
    tables: [listTallies(tallies)],
    errors,
  }
}

async function createClients({ client }: TestInstance, pageRate: number): Promise<Clients[]> {
  const picture = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension != "svg"] | order(size desc)[0].path',
  )
  const dataset = client.config().dataset ?? ''
  return [
    createGetters({
      name: 'Stored page',
      mustSucceed: true,
      connections: CONNECTIONS,
      rate: pageRate,
      headers: BROTLI,
      path: () => '/',
    }),
    createGetters({
      name: 'Health',
      mustSucceed: true,
      connections: 1,
      rate: 10,
      path: (number) => (number % 2 === 0 ? '/healthz' : '/readyz'),
    }),
    createSubmitters(),
    createEditors(),
    createPublisher(),
    createGetters({
      name: 'Uncached pages',
      connections: 120,
      path: (number) => `/buscar?q=colecta+${number}`,
    }),
    createGetters({
      name: 'New pictures',
      connections: 20,
      path: (number) => `/lake/${picture}?w=${300 + (number % 1_500)}&h=${200 + number}`,
    }),
    createGetters({
      name: 'Slow queries',
      connections: 10,
      path: (number) => {
        const query = encodeURIComponent(SLOW_QUERY.replace('NUMBER', String(number)))
        return `/lake/v2025-02-19/data/query/${dataset}?query=${query}`
      },
    }),
  ]
}

/** @returns resident bytes of the site's process */
async function readMemory({ pid }: TestInstance): Promise<number> {
  const processes = await listProcesses(pid)
  return processes.find(({ name }) => name === 'site')?.bytes ?? 0
}
