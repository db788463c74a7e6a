import { withInstance } from '../instance'
import type { Table } from '../report'
import type { Tool } from '../tool'
import { type AreaFigures, runFuzz } from './run-fuzz'

/** Above this time, the slowest request of an area is printed. */
const SLOW_MS = 500
const LIMIT_MS = 15 * 60_000

export const fuzz: Tool = {
  summary: 'random requests to all endpoints, forms, sockets and pages',
  usage: `Arguments: areas, as the table names them; all by default.
    Fails with the smallest case for a 5xx, a response after more than a second, and content or
    changes without the right to them. Ends after 15 minutes at most.
    --seed: repeats a run`,
  options: { cases: '20000', seed: String((Date.now() % 1_000_000) + 1) },
  document: 'docs/security.md',
  run: ({ words, count }) =>
    withInstance(async (instance) => {
      const seed = count('seed')
      console.log(`\nSeed ${seed}`)
      const options = { seed, cases: count('cases'), timeMs: LIMIT_MS, only: words }
      const all = await runFuzz(instance, { ...options, onArea: printArea })
      if (all.length === 0) throw new Error(`There is no area "${words.join('", "')}".`)
      const errors = all.flatMap((one) => one.errors.map((error) => `${one.area}: ${error}`))
      return { note: `Seed ${seed}.`, tables: [listAreas(all)], errors }
    }),
}

function printArea({ area, requests, slowestMs, slowest, errors }: AreaFigures): void {
  const slow = slowestMs > SLOW_MS ? [`slowest, ${slowestMs} ms: ${slowest}`] : []
  console.log([`  ${area}: ${requests} requests`, ...slow, ...errors].join('\n    '))
}

function listAreas(all: readonly AreaFigures[]): Table {
  const kinds = ['2xx', '3xx', '4xx', '5xx', 'overload', 'closed']
  return [
    ['Area', 'Cases', 'Requests', ...kinds, 'Slowest', 'Errors'],
    ...all.map(({ area, cases, requests, statuses, slowestMs, errors }) => [
      ...[area, String(cases), String(requests)],
      ...kinds.map((kind) => String(statuses[kind] ?? 0)),
      ...[`${slowestMs} ms`, String(errors.length)],
    ]),
  ]
}
