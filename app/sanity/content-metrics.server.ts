import { Counter } from 'prom-client'
import { replaceMetric } from '~/lib/metric.server'

/** Loads of content, by whether memory had what the dataset has now. */
export const contentLoads = replaceMetric(
  'site_content_loads_total',
  (name) =>
    new Counter({
      name,
      help: 'Loads of content: hit when memory had what the dataset has now, miss when not',
      labelNames: ['answer'] as const,
    }),
)
