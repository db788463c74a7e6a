import type { ListenEvent, SanityClient } from '@sanity/client'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MuxConnection } from '../../studio/lake/mux-connection'
import MultiplexedEventSource, { muxUrl } from '../../studio/lake/multiplexed-event-source'
import { startCuttingProxy } from './cutting-proxy'
import { collect } from './event-log'
import { randomFrom } from './random'
import { startLake } from './start-lake'

const CUTS = 100
/** Enough for a few events: cuts fall into their midst and between them. */
const MOST_BYTES = 1_200
const LAST = 'last'

const events = ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'] as const
const resumable = { events: [...events], enableResume: true as const }

const eventIds = (heard: readonly ListenEvent[]) =>
  heard.flatMap((event) => (event.type === 'mutation' ? [event.eventId] : []))
const count = (heard: readonly ListenEvent[], type: ListenEvent['type']) =>
  heard.filter((event) => event.type === type).length
const isOf = (transactionId: string) => (event: ListenEvent) =>
  event.type === 'mutation' && event.transactionId === transactionId

/** Writes without end, transactions of one document and of several, until it is told to stop. */
async function writeUntil(editor: SanityClient, enough: () => boolean): Promise<void> {
  for (let n = 0; !enough(); n++) {
    const page = { _id: `page-${n % 7}`, _type: 'page', n, text: 'ñ€😀'.repeat(n % 40) }
    const other = { _id: `page-${(n + 1) % 7}`, _type: n % 3 === 0 ? 'other' : 'page' }
    const transaction = editor.transaction().createOrReplace(page)
    if (n % 2 === 0) transaction.createOrReplace(other).delete('page-6')
    await transaction.commit({ visibility: 'async' })
  }
  await editor.mutate([{ createOrReplace: { _id: LAST, _type: 'page' } }], { transactionId: LAST })
}

/** Makes clients without a token listen through one socket, as the Studio does. */
function listenThroughSocket(): void {
  class BrowserSocket extends WebSocket {
    constructor(url: string) {
      super(url)
      this.on('error', () => undefined)
    }
  }
  vi.stubGlobal('WebSocket', BrowserSocket)
  vi.stubGlobal(
    'EventSource',
    class extends MultiplexedEventSource {
      constructor(url: string) {
        super(url, {}, new MuxConnection(muxUrl(url), () => 0))
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Begins to listen through a proxy of its own, which cuts the first connections. */
async function listenCut(origin: string, seed: number, reader: (apiHost: string) => SanityClient) {
  const random = randomFrom(seed)
  let connections = 0
  const proxy = await startCuttingProxy(origin, () =>
    ++connections <= CUTS ? random.below(MOST_BYTES) : undefined,
  )
  const log = collect(reader(proxy).listen('*[_type == "page"]', {}, resumable))
  await log.until((event) => event.type === 'welcome')
  return { log, isWhole: () => connections > CUTS }
}

const LONG = { timeout: 120_000 }

test(`listeners cut ${CUTS} times under writes hear all, once, and in order`, LONG, async () => {
  listenThroughSocket()
  const { as, anonymous, origin, lake } = await startLake()
  const listeners = {
    'server-sent events': await listenCut(origin, 1, (apiHost) => as('viewer', { apiHost })),
    'one socket': await listenCut(origin, 2, (apiHost) => anonymous({ apiHost })),
  }
  const told: string[] = []
  lake.context.documents.onCommit(({ id, changes }) => {
    for (const change of changes) {
      const isPage = [change.before, change.after].some((state) => state?._type === 'page')
      if (isPage) told.push(`${id}#${change.id}`)
    }
  })
  const all = Object.entries(listeners)
  await writeUntil(as('editor'), () => all.every(([, { isWhole }]) => isWhole()))
  for (const [name, { log }] of all) {
    const heard = await log.until(isOf(LAST))
    expect(eventIds(heard), name).toEqual(told)
    expect(count(heard, 'reconnect'), name).toBeGreaterThanOrEqual(CUTS)
    expect([count(heard, 'reset'), count(heard, 'welcome')], name).toEqual([0, 1])
  }
})
