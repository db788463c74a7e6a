import { type Metric, register } from 'prom-client'

/**
 * Creates a metric, which server/metrics.ts shows. In development a module reloads after a change,
 * so this replaces its earlier metric.
 */
export function replaceMetric<Made extends Metric>(
  name: string,
  make: (name: string) => Made,
): Made {
  register.removeSingleMetric(name)
  return make(name)
}
