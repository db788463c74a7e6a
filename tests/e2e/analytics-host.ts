import type { BrowserContext } from 'playwright/test'
import * as z from 'zod'
import { type StandIn, startStandIn } from '../stand-ins/stand-in'
import { expect } from './fixtures'
import { test as base } from './investor-form'

const trackedShape = z.object({ event: z.string(), properties: z.record(z.string(), z.unknown()) })

/** An event as it left the browser. */
export type Tracked = z.infer<typeof trackedShape>

/** Stands in for the analytics host, behind the site's own passage. */
export interface AnalyticsHost {
  readonly standIn: StandIn
  /**
   * Every event that has come so far, in its order; a batch that was sent again counts once, and
   * what the library tells of itself is left out.
   */
  events: () => Tracked[]
  /** Waits for the events of a name, and gives the latest. */
  latest: (name: string) => Promise<Tracked['properties']>
  /** How many calls have come to a route. */
  calls: (route: string) => StandIn['received']
}

function hostOf(standIn: StandIn): AnalyticsHost {
  const calls = (route: string) =>
    standIn.received.filter(({ path }) => path?.startsWith(`/${route}/`))
  const events = () => {
    const all = calls('track').flatMap(({ body }) => batchIn(body))
    const own = all.filter(({ event }) => !event.startsWith('$'))
    return [...new Map(own.map((event) => [String(event.properties.$insert_id), event])).values()]
  }
  return {
    standIn,
    calls,
    events,
    async latest(name) {
      const named = () => events().filter(({ event }) => event === name)
      // A batch goes out every five seconds, when tests are patient.
      await expect.poll(() => named().length, { timeout: 20_000 }).toBeGreaterThan(0)
      return named().at(-1)?.properties ?? {}
    },
  }
}

/** The events of a call: a form with one field, JSON in base64 (ANA-03). */
function batchIn(body: unknown): Tracked[] {
  const data = new URLSearchParams(String(body)).get('data') ?? ''
  const json: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  return z.array(trackedShape).parse(Array.isArray(json) ? json : [json])
}

/** How often the library sends what has come together, in milliseconds. */
const BATCH_MS = 5_000

/** Has the library of the next pages send twenty times as often. */
async function hurryBatches(context: BrowserContext): Promise<void> {
  await context.addInitScript((batchMs) => {
    const later = window.setTimeout.bind(window)
    const sooner = (handler: () => void, ms?: number, ...rest: unknown[]) =>
      later(handler, ms === batchMs ? batchMs / 20 : ms, ...rest)
    Object.defineProperty(window, 'setTimeout', { value: sooner, writable: true })
  }, BATCH_MS)
}

interface Analytics {
  analytics: AnalyticsHost
  /** Whether batches come as seldom as they do for visitors: only where that makes a difference. */
  isPatient: boolean
}

/** A site with a token of an analytics project, whose host is a stand-in. */
export const test = base.extend<Analytics, { analyticsHost: StandIn }>({
  isPatient: [false, { option: true }],
  analyticsHost: [
    async ({}, use) => {
      const standIn = await startStandIn()
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
  houseEnv: async ({ analyticsHost }, use) => {
    await use({
      MIXPANEL_TOKEN: 'token-de-prueba',
      MIXPANEL_ORIGIN: analyticsHost.origin,
      MIXPANEL_FLAGS: '1',
      MIXPANEL_RECORD_PERCENT: '100',
    })
  },
  analytics: [
    async ({ analyticsHost, context, isPatient }, use) => {
      if (!isPatient) await hurryBatches(context)
      analyticsHost.received.length = 0
      analyticsHost.answer(200, '1')
      await use(hostOf(analyticsHost))
    },
    { auto: true },
  ],
})
