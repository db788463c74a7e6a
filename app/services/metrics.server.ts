import { Gauge } from 'prom-client'
import { replaceMetric } from '~/lib/metric.server'
import { datasetState } from '~/sanity/content.server'
import type { Outbox, Waiting } from './investor-requests/outbox.server'
import { investorRequests } from './investor-requests/requests.server'

const states = ['live', 'lastGood', 'incomplete'] as const
const ways = ['dataset', 'mail'] as const satisfies readonly (keyof Outbox)[]

/** Makes the application's measurements that are looked up when somebody asks for them. */
export function defineMetrics(): void {
  replaceMetric(
    'site_dataset_state',
    (name) =>
      new Gauge({
        name,
        help: '1 for the present state of the content, 0 for the others (see /readyz)',
        labelNames: ['state'] as const,
        collect() {
          const now = datasetState()
          for (const state of states) this.set({ state }, Number(state === now))
        },
      }),
  )
  outboxGauge(
    'site_outbox_depth',
    'Investor requests on their way to the dataset, or waiting for their e-mail',
    ({ count }) => count,
  )
  outboxGauge(
    'site_outbox_oldest_seconds',
    'For how long the oldest of them has been waiting; 0 when there is none',
    ({ oldestAt }) => (oldestAt === undefined ? 0 : (Date.now() - oldestAt) / 1_000),
  )
}

/** Shows nothing while the journal cannot be read: a number would be a wrong one. */
function outboxGauge(metric: string, help: string, valueOf: (waiting: Waiting) => number): void {
  replaceMetric(
    metric,
    (name) =>
      new Gauge({
        name,
        help,
        labelNames: ['way'] as const,
        async collect() {
          this.reset()
          const outbox = await investorRequests()
            .outbox()
            .catch(() => undefined)
          if (outbox === undefined) return
          for (const way of ways) this.set({ way }, valueOf(outbox[way]))
        },
      }),
  )
}
