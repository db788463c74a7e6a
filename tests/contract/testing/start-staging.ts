import { startLake, type StartOptions } from './start-lake'

/** Starts a lake with a second dataset, `staging`, and clients of both for an administrator. */
export async function startWithStaging(options: StartOptions = {}) {
  const lake = await startLake(options)
  const production = lake.as('administrator', { perspective: 'raw' })
  await production.datasets.create('staging', { aclMode: 'public' })
  const staging = production.withConfig({ dataset: 'staging' })
  return { ...lake, production, staging }
}
