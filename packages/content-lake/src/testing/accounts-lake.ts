import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createApp } from '../app'
import { createLinkChecker } from '../links/link-checker'
import { createLake, type LakeOptions } from '../server'
import type { Role } from '../types'
import { createTempFolder } from './temp-folder'

/** Low, because hashing of passwords would take most of the time. */
const hashCost = { N: 2 ** 10, r: 8, p: 1 }

/** Starts a lake that tests advance in time, until the test ends. Its address is its public one. */
export async function startTestLake(
  options: Pick<LakeOptions, 'requireSecondFactor' | 'sendMail'> = {},
) {
  const dir = createTempFolder()
  const logged: string[] = []
  let now = Date.parse('2025-06-01T12:00:00Z')
  const clock = () => new Date(now)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lake = createLake({
    dir,
    projectId: 'embedded',
    dataset: 'production',
    publicUrl: origin,
    clock,
    hashCost,
    log: (message, facts) => logged.push(`${message} ${JSON.stringify(facts ?? {})}`),
    ...options,
  })
  const links = createLinkChecker({ privateOrigins: [], clock })
  server.on('request', createApp(lake.context, lake.datasets, links))
  onTestFinished(async () => {
    links.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await lake.close()
  })

  const { context: ctx } = lake
  return {
    ctx,
    dir,
    origin,
    logged,
    advanceClock: (ms: number) => {
      now += ms
    },
    /** @returns the header of a new API token */
    authorization: (role: Role) => ({
      authorization: `Bearer ${ctx.accounts.createToken({ label: role, role }).token}`,
    }),
  }
}
