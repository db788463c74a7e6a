import { type Metric, register } from 'prom-client'

/**
 * Creates a metric, which server/metrics.ts shows. In development a module reloads after a change,
 * so this replaces its earlier metric.
 */
export function replaceMetric<Created extends Metric>(
  name: string,
  create: (name: string) => Created,
): Created {
  register.removeSingleMetric(name)
  return create(name)
}
