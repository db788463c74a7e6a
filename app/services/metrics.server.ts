import { Gauge } from 'prom-client'
import { replaceMetric } from '~/lib/process/metric.server'
import { datasetState, datasetStates } from '~/sanity/content.server'
import type { InvestorRequests, WaitingRequests, Waiting } from './investor-requests/index.server'

const channels = ['dataset', 'mail'] as const satisfies readonly (keyof WaitingRequests)[]

/** Defines the metrics whose values are read when they are requested. */
export function defineMetrics(requests: Pick<InvestorRequests, 'waiting'>): void {
  replaceMetric(
    'site_dataset_state',
    (name) =>
      new Gauge({
        name,
        help: '1 for the present state of the content, 0 for the others (see /readyz)',
        labelNames: ['state'] as const,
        collect() {
          const now = datasetState()
          for (const state of datasetStates) this.set({ state }, Number(state === now))
        },
      }),
  )
  defineOutboxGauge(
    requests,
    'site_outbox_depth',
    'Investor requests on their way to the dataset, or waiting for their e-mail',
    ({ count }) => count,
  )
  defineOutboxGauge(
    requests,
    'site_outbox_oldest_seconds',
    'For how long the oldest of them has been waiting; 0 when there is none',
    ({ oldestAt }) => (oldestAt === undefined ? 0 : (Date.now() - oldestAt) / 1_000),
  )
}

/** Shows no value while the outbox is not readable. */
function defineOutboxGauge(
  requests: Pick<InvestorRequests, 'waiting'>,
  metric: string,
  help: string,
  valueOf: (waiting: Waiting) => number,
): void {
  replaceMetric(
    metric,
    (name) =>
      new Gauge({
        name,
        help,
        labelNames: ['way'] as const,
        collect() {
          this.reset()
          try {
            const waiting = requests.waiting()
            for (const way of channels) this.set({ way }, valueOf(waiting[way]))
          } catch {
            // The outbox is not readable.
          }
        },
      }),
  )
}
