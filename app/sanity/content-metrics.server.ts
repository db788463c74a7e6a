import { Counter } from 'prom-client'
import { replaceMetric } from '~/lib/process/metric.server'

/** Counts content loads: `hit` if the cached content was fresh, else `miss`. */
export const contentLoads = replaceMetric(
  'site_content_loads_total',
  (name) =>
    new Counter({
      name,
      help: 'Content loads: hit when the cached content was fresh, else miss',
      labelNames: ['answer'] as const,
    }),
)
