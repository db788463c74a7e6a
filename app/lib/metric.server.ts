import { type Metric, register } from 'prom-client'

/**
 * Makes a measurement of the process, which server/metrics.ts shows. In development the module that
 * makes it is loaded anew after each change: its earlier one is dropped then.
 * @param make makes it under that name
 */
export function replaceMetric<Made extends Metric>(
  name: string,
  make: (name: string) => Made,
): Made {
  register.removeSingleMetric(name)
  return make(name)
}
