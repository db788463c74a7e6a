import type { BrowserContext } from 'playwright/test'
import * as z from 'zod'
import type { FakeService } from '#app/testing/fake-service'
import { fakeServiceFixture } from './fake-service-fixture'
import { expect } from './fixtures'
import { test as base } from './investor-form'

const trackedShape = z.object({ event: z.string(), properties: z.record(z.string(), z.unknown()) })

/** An event that the browser sent. */
type Tracked = z.infer<typeof trackedShape>

/** Fake for the analytics host, which the site's proxy calls. */
export interface AnalyticsHost {
  readonly fake: FakeService
  /** Received events in order, without repeated batches and the library's internal events. */
  events: () => Tracked[]
  /** Waits for an event of this name; returns the properties of the latest. */
  waitForEvent: (name: string) => Promise<Tracked['properties']>
  /** Received calls of a route. */
  calls: (route: string) => FakeService['received']
}

function createAnalyticsHost(fake: FakeService): AnalyticsHost {
  const calls = (route: string) =>
    fake.received.filter(({ path }) => path?.startsWith(`/${route}/`))
  const events = () => {
    const all = calls('track').flatMap(({ body }) => decodeBatch(body))
    const tracked = all.filter(({ event }) => !event.startsWith('$'))
    const byId = tracked.map((event) => [String(event.properties.$insert_id), event] as const)
    return [...new Map(byId).values()]
  }
  return {
    fake,
    calls,
    events,
    async waitForEvent(name) {
      const named = () => events().filter(({ event }) => event === name)
      // The real interval of batches is five seconds.
      await expect.poll(() => named().length).toBeGreaterThan(0)
      return named().at(-1)?.properties ?? {}
    },
  }
}

/** Decodes the body of a call: a form with one field, JSON in base64 (ANA-03). */
function decodeBatch(body: unknown): Tracked[] {
  const data = new URLSearchParams(String(body)).get('data') ?? ''
  const json: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  return z.array(trackedShape).parse(Array.isArray(json) ? json : [json])
}

/** The site's application at LogRocket. */
export const RECORDER_APP = 'team1/sitio'

/** The library sends a batch of events, and one of a recording or after a failure, this often. */
const BATCHES_MS = [5_000, 10_000]

/** Makes the library send batches twenty times as often on the next pages. */
async function shortenBatchInterval(context: BrowserContext): Promise<void> {
  await context.addInitScript((batchesMs) => {
    const original = window.setTimeout.bind(window)
    const shortened = (handler: () => void, ms = 0, ...rest: unknown[]) =>
      original(handler, batchesMs.includes(ms) ? ms / 20 : ms, ...rest)
    Object.defineProperty(window, 'setTimeout', { value: shortened, writable: true })
  }, BATCHES_MS)
}

/** A site with analytics, whose host is a fake, and with a recorder, whose hosts send nothing. */
export const test = base.extend<{ analytics: AnalyticsHost }, { analyticsHost: FakeService }>({
  analyticsHost: fakeServiceFixture,
  instanceEnv: async ({ analyticsHost }, use) => {
    await use({
      MIXPANEL_TOKEN: 'token-de-prueba',
      MIXPANEL_ORIGIN: analyticsHost.origin,
      MIXPANEL_RECORD_PERCENT: '100',
      LOGROCKET_APP_ID: RECORDER_APP,
    })
  },
  analytics: [
    async ({ analyticsHost, context }, use) => {
      await context.route('https://*.logr-in.com/**', (route) => route.fulfill({ body: '' }))
      await shortenBatchInterval(context)
      analyticsHost.received.length = 0
      analyticsHost.answer(200, '1')
      await use(createAnalyticsHost(analyticsHost))
    },
    { auto: true },
  ],
})
