import type { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../lib/test-instance'
import { get, withAgent } from './http'
import { alternate, type Comparison, load } from './load'

const PUBLISHES = 60
const PUBLISH_TIMEOUT_MS = 10_000
/** 100 publishes a minute. */
const INTERVAL_MS = 600
const UNDER_LOAD = { connections: 50, seconds: 5, headers: { 'accept-encoding': 'br' } }

type Site = Pick<TestInstance, 'client' | 'site'>

/**
 * Publishes the home page repeatedly while a visitor requests it without a pause.
 * @returns for each publish, milliseconds from its response to the first page with the change
 */
export function measurePublishDelays(site: Site): Promise<number[]> {
  return withAgent(1, async (agent) => {
    const times: number[] = []
    for (let round = 0; round < PUBLISHES; round += 1) {
      const text = `Banco de pruebas ${round}.`
      const visible = waitForText(site, text, agent)
      await publish(site, text)
      const answeredAt = performance.now()
      // The page may change before the publisher gets its response.
      times.push(Math.max(0, (await visible) - answeredAt))
    }
    return times
  })
}

/** Loads the home page with 100 publishes a minute, and without any. */
export function loadDuringPublishes(site: Site): Promise<Comparison> {
  const idle = () => load(`${site.site}/`, UNDER_LOAD)
  return alternate(async () => {
    const stop = new AbortController()
    const publishing = publishRepeatedly(site, stop.signal)
    try {
      return await idle()
    } finally {
      stop.abort()
      await publishing
    }
  }, idle)
}

async function publishRepeatedly(site: Site, signal: AbortSignal): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    await publish(site, `Banco de pruebas, cambio ${round}.`)
    await sleep(INTERVAL_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function publish({ client }: Site, text: string): Promise<void> {
  await client.patch('homePage').set({ 'hero.lead': text }).commit({ returnDocuments: false })
}

/** @returns when the first page with the text had arrived */
async function waitForText({ site }: Site, text: string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PUBLISH_TIMEOUT_MS) {
    const { body } = await get(`${site}/`, {}, agent)
    if (body.includes(text)) return performance.now()
  }
  throw new Error('A publish did not reach the site.')
}
