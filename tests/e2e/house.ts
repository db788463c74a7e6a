import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as lib from '../../scripts/lib/house'

/** A house as its tests know it. */
export interface House extends lib.House {
  readonly administrator: { readonly email: string; readonly password: string }
  /** Address of the site's measurements. */
  readonly metrics: string
}

/**
 * Runs `npm run up` until it says that everything is served; with data to start from, only what
 * comes after installing and building.
 * @param variables settings that differ from the defaults
 * @param seededData data of a house to start from a copy of; without it the dataset is filled first
 */
export async function openHouse(
  variables: Readonly<Record<string, string>> = {},
  seededData?: string,
): Promise<House> {
  const metricsPort = String(await lib.freePort())
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`
  if (seededData === undefined) {
    const house = await lib.openHouse('up', { ...quiet, ...variables, METRICS_PORT: metricsPort })
    return { ...house, administrator: printedAdministrator(house), metrics }
  }
  // Only the first run on a data folder makes a password and says it.
  const administrator = { email: 'admin@localhost.localdomain', password: newPassword() }
  const settings = {
    ...quiet,
    LAKE_ADMIN_EMAIL: administrator.email,
    LAKE_ADMIN_PASSWORD: administrator.password,
    ...variables,
    METRICS_PORT: metricsPort,
  }
  return { ...(await lib.openHouse('serve', settings, seededData)), administrator, metrics }
}

/** Work ahead would take the processor from the tests. */
const quiet = { PICTURES_AHEAD: 'false' }

const newPassword = () => randomBytes(12).toString('hex')

/** With the password that the first run on a data folder prints once. */
function printedAdministrator({ output }: lib.House): House['administrator'] {
  const row = /^ {2}Administrator +(\S+) +(\S+)/m.exec(output())
  const [, email, password] = row ?? []
  if (email === undefined || password === undefined) throw new Error('No administrator was named.')
  return { email, password }
}

/** Kills the lake of a house as a power cut would; its parent starts it again. */
export function killLake({ pid }: House): void {
  try {
    execFileSync('pkill', ['-KILL', '-P', String(pid), '-f', 'server/lake.js'])
  } catch {
    // None was running: it is between two starts.
  }
}
