import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { findFreePort } from '#scripts/lib/free-port'
import * as lib from '#scripts/lib/test-instance'

export interface TestInstance extends lib.TestInstance {
  readonly administrator: { readonly email: string; readonly password: string }
  /** URL of the site's metrics. */
  readonly metrics: string
}

/**
 * Starts an instance: with `npm run up`, or, given seeded data, from the existing build.
 * @param variables settings that differ from the defaults
 * @param seededData data folder of another instance to copy, instead of loading the seed dataset
 */
export async function startTestInstance(
  variables: Readonly<Record<string, string>> = {},
  seededData?: string,
): Promise<TestInstance> {
  const metricsPort = String(await findFreePort())
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`
  const password = randomBytes(12).toString('hex')
  const administrator = { email: 'admin@localhost.localdomain', password }
  const account = { LAKE_ADMIN_EMAIL: administrator.email, LAKE_ADMIN_PASSWORD: password }
  const settings = { ...account, ...defaults, ...variables, METRICS_PORT: metricsPort }
  const command = seededData === undefined ? 'up' : 'serve'
  const instance = await lib.startTestInstance(command, settings, seededData)
  return { ...instance, administrator, metrics }
}

/** Rendering pictures in advance would slow the tests down; pending visits would outlive a test. */
const defaults = { PICTURES_AHEAD: 'false', VISITS_PUBLISH_MS: '0' }

/** Kills the lake with SIGKILL; the supervisor restarts it. */
export function killLake(instance: TestInstance): void {
  try {
    signalLake(instance, 'KILL')
  } catch {
    // The lake is not running: it is restarting.
  }
}

/**
 * Suspends the lake while an action runs. It keeps its connections and answers nobody.
 * @throws Error when the lake is not running
 */
export async function withoutLake(
  instance: TestInstance,
  action: () => Promise<void>,
): Promise<void> {
  signalLake(instance, 'STOP')
  try {
    await action()
  } finally {
    signalLake(instance, 'CONT')
  }
}

function signalLake({ pid }: TestInstance, signal: 'KILL' | 'STOP' | 'CONT'): void {
  execFileSync('pkill', [`-${signal}`, '-P', String(pid), '-f', 'server/lake.js'])
}
