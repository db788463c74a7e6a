import type { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { House } from '../lib/house'
import { ask, withAgent } from './http'
import { alternate, type Comparison, load } from './load'

const PUBLISHES = 60
/** A publish that takes longer than this has failed. */
const PATIENCE_MS = 10_000
/** 100 publishes a minute. */
const PAUSE_MS = 600
const UNDER_LOAD = { connections: 50, seconds: 5, headers: { 'accept-encoding': 'br' } }

type Site = Pick<House, 'client' | 'site'>

/**
 * Publishes the home page again and again, while one visitor asks for it without a pause.
 * @returns for each, milliseconds from the publisher's answer to the end of the first page with it
 */
export function publishesUntilSeen(site: Site): Promise<number[]> {
  return withAgent(1, async (agent) => {
    const times: number[] = []
    for (let round = 0; round < PUBLISHES; round += 1) {
      const words = `Banco de pruebas ${round}.`
      const seen = firstSight(site, words, agent)
      await publish(site, words)
      const answeredAt = performance.now()
      // It may be seen before the publisher hears of it.
      times.push(Math.max(0, (await seen) - answeredAt))
    }
    return times
  })
}

/** Load on the home page with 100 publishes a minute, beside the same without any. */
export function loadDuringPublishes(site: Site): Promise<Comparison> {
  const idle = () => load(`${site.site}/`, UNDER_LOAD)
  return alternate(async () => {
    const over = new AbortController()
    const publishing = publishOn(site, over.signal)
    try {
      return await idle()
    } finally {
      over.abort()
      await publishing
    }
  }, idle)
}

async function publishOn(site: Site, over: AbortSignal): Promise<void> {
  for (let round = 0; !over.aborted; round += 1) {
    await publish(site, `Banco de pruebas, cambio ${round}.`)
    await sleep(PAUSE_MS, undefined, { signal: over }).catch(() => undefined)
  }
}

async function publish({ client }: Site, words: string): Promise<void> {
  await client.patch('homePage').set({ 'hero.lead': words }).commit({ returnDocuments: false })
}

/** When the first page that shows the words had come. */
async function firstSight({ site }: Site, words: string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PATIENCE_MS) {
    const { body } = await ask(`${site}/`, {}, agent)
    if (body.includes(words)) return performance.now()
  }
  throw new Error('A publish did not reach the site.')
}
