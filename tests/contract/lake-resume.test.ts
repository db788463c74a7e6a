import type { ListenEvent, SanityClient } from '@sanity/client'
import { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MuxConnection } from '#studio/lake/mux-connection'
import MultiplexedEventSource, { muxUrl } from '#studio/lake/multiplexed-event-source'
import { startFlakyProxy } from './testing/flaky-proxy'
import { collect, describeEvents, isMutationBy } from './testing/event-log'
import { randomFrom } from './testing/random'
import { startLake } from './testing/start-lake'
import { readText } from './testing/text-stream'

const CUTS = 100
/** Enough for a few events, so that cuts fall within and between events. */
const MAX_BYTES = 1_200
const LAST = 'last'

const events = ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'] as const
const resumable = { events: [...events], enableResume: true as const }

const eventIds = (received: readonly ListenEvent[]) =>
  received.flatMap((event) => (event.type === 'mutation' ? [event.eventId] : []))
const count = (received: readonly ListenEvent[], type: ListenEvent['type']) =>
  received.filter((event) => event.type === type).length

/** How many transactions the writer may be ahead of the slowest listener. */
const MAX_LEAD = 15

/**
 * Commits transactions of one or several documents until `isDone`, and then a last one.
 * @param received resolves when every listener has received a transaction
 */
async function writeUntil(
  editor: SanityClient,
  isDone: () => boolean,
  received: (transactionId: string) => Promise<unknown>,
): Promise<void> {
  for (let n = 0; !isDone(); n++) {
    if (n >= MAX_LEAD) await received(`write-${n - MAX_LEAD}`)
    const page = { _id: `page-${n % 7}`, _type: 'page', n, text: 'ñ€😀'.repeat(n % 40) }
    const other = { _id: `page-${(n + 1) % 7}`, _type: n % 3 === 0 ? 'other' : 'page' }
    const transaction = editor.transaction().createOrReplace(page)
    if (n % 2 === 0) transaction.createOrReplace(other).delete('page-6')
    await transaction.commit({ transactionId: `write-${n}` })
  }
  await editor.mutate([{ createOrReplace: { _id: LAST, _type: 'page' } }], { transactionId: LAST })
}

/** Makes anonymous clients listen through one WebSocket, as the Studio does. */
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

/** Listens through a proxy that cuts the first connections. */
async function listenFlaky(
  origin: string,
  seed: number,
  reader: (apiHost: string) => SanityClient,
) {
  const randomBelow = randomFrom(seed)
  let connections = 0
  const proxy = await startFlakyProxy(origin, () =>
    ++connections <= CUTS ? randomBelow(MAX_BYTES) : undefined,
  )
  const log = collect(reader(proxy).listen('*[_type == "page"]', {}, resumable))
  await log.until((event) => event.type === 'welcome')
  return { log, isStable: () => connections > CUTS }
}

test(`listeners cut ${CUTS} times receive every event once and in order`, async () => {
  listenThroughSocket()
  const { as, anonymous, origin, lake } = await startLake()
  const listeners = {
    'server-sent events': await listenFlaky(origin, 1, (apiHost) => as('viewer', { apiHost })),
    'one socket': await listenFlaky(origin, 2, (apiHost) => anonymous({ apiHost })),
  }
  const expected: string[] = []
  lake.context.documents.onCommit(({ id, changes }) => {
    for (const change of changes) {
      const isPage = [change.before, change.after].some((state) => state?._type === 'page')
      if (isPage) expected.push(`${id}#${change.id}`)
    }
  })
  const all = Object.entries(listeners)
  await writeUntil(
    as('editor'),
    () => all.every(([, { isStable }]) => isStable()),
    (id) => Promise.all(all.map(([, { log }]) => log.until(isMutationBy(id)))),
  )
  for (const [name, { log }] of all) {
    const received = await log.until(isMutationBy(LAST))
    expect(eventIds(received), name).toEqual(expected)
    expect(count(received, 'reconnect'), name).toBeGreaterThanOrEqual(CUTS)
    expect([count(received, 'reset'), count(received, 'welcome')], name).toEqual([0, 1])
  }
})

/** Options of a client that listens from a position on, like a reconnecting event source. */
const from = (position: string) => ({ headers: { 'Last-Event-ID': position } })

const pages = '*[_type == "page"]'
const readsOthers = '*[count(*[_type == "page"]) > 0]'

interface Resumption {
  readonly position: string
  readonly query?: string
  readonly isAnonymous?: boolean
  /** Whether the client enables resume; true by default. */
  readonly enablesResume?: boolean
  /** What it receives before the events of the last transaction. */
  readonly received: readonly string[]
}

const resumptions: readonly Resumption[] = [
  { position: 'nothing#a', received: ['reset'] },
  // A document that the transaction did not touch, and an invalid position.
  { position: 'one#b', received: ['reset'] },
  { position: '%', received: ['reset'] },
  { position: 'three#d', query: readsOthers, received: ['reset'] },
  { position: 'private#request.1', isAnonymous: true, received: ['reset'] },
  // A purged transaction follows.
  { position: 'two#c', received: ['welcomeback', 'reset'] },
  { position: 'two#c', isAnonymous: true, received: ['welcomeback', 'appear three#d 1/1'] },
  // A part of a transaction.
  {
    position: 'two#b',
    isAnonymous: true,
    received: ['welcomeback', 'appear two#c 2/2', 'appear three#d 1/1'],
  },
  ...[
    { position: 'one#a', received: ['appear two#b 1/2', 'appear two#c 2/2', 'appear three#d 1/1'] },
    // The rest of a transaction counts as a complete one.
    { position: 'two#b', received: ['appear two#c 1/1', 'appear three#d 1/1'] },
    { position: 'nothing#a', received: [] },
    { position: 'one#a', query: readsOthers, received: [] },
  ].map((one) => ({ ...one, enablesResume: false, received: ['welcome', ...one.received] })),
]

test('replays missed events, or sends a reset to clients that enable resume', async () => {
  const { as, anonymous, editor } = await startLake()
  const write = (transactionId: string, ...ids: string[]) =>
    editor.mutate(
      ids.map((_id) => ({ create: { _id, _type: 'page' } })),
      { transactionId },
    )
  await write('one', 'a')
  await write('two', 'b', 'c')
  await write('private', 'request.1')
  await editor.delete('request.1')
  await write('three', 'd')
  const logs = resumptions.map(({ position, query = pages, isAnonymous = false, ...rest }) => {
    const reader = isAnonymous ? anonymous(from(position)) : as('viewer', from(position))
    const { enablesResume = true } = rest
    return enablesResume
      ? collect<ListenEvent>(reader.listen(query, {}, resumable))
      : collect<ListenEvent>(reader.listen(query, {}, { events: ['welcome', 'mutation'] }))
  })
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await write(LAST, LAST)
  for (const [index, log] of logs.entries()) {
    const received = describeEvents(await log.until(isMutationBy(LAST)))
    const { position, received: expected } = resumptions[index] ?? { received: [] }
    expect(received, position).toEqual([...expected, `appear ${LAST}#${LAST} 1/1`])
  }
})

test('sends position events to a listener whose filter has not matched for long', async () => {
  const { as, origin } = await startLake()
  const search = new URLSearchParams({ query: '*[_type == "page"]' })
  const url = `${origin}/v2025-02-19/data/listen/production?${search.toString()}`
  const stream = readText(await fetch(url))
  await stream.until(/event: welcome\n/)
  for (let n = 0; n < 100; n++) {
    await as('editor').create({ _id: `request.${String(n)}`, _type: 'request' })
    const create = { create: { _id: `other-${String(n)}`, _type: 'other' } }
    await as('editor').mutate([create], { transactionId: `write-${String(n)}` })
  }
  const text = await stream.until(/event: position\n.*\nid: .*\n\n/)
  expect(text).toContain('event: position\ndata: {}\nid: write-99#\n\n')
  await stream.cancel()
})

test('replays missed events after a restart, except past purged transactions', async () => {
  const first = await startLake()
  const write = (lake: Awaited<ReturnType<typeof startLake>>, _id: string) =>
    lake
      .as('editor')
      .mutate([{ createOrReplace: { _id, _type: 'page' } }], { transactionId: `of-${_id}` })
  for (const id of ['a', 'request.b', 'c']) await write(first, id)
  await first.stop()

  const second = await startLake({ folder: first.dir })
  const listenFrom = (lake: typeof first, position: string) => {
    const readers = [lake.as('viewer', from(position)), lake.anonymous(from(position))]
    return readers.map((reader) => collect(reader.listen('*', {}, resumable)))
  }
  const logs = listenFrom(second, 'of-a#a')
  const isGreeting = ({ type }: ListenEvent) => type === 'welcomeback' || type === 'reset'
  await Promise.all(logs.map((log) => log.until(isGreeting)))
  await write(second, LAST)
  const ofLast = isMutationBy(`of-${LAST}`)
  const received = await Promise.all(logs.map((log) => log.until(ofLast)))
  const last = `appear of-${LAST}#${LAST} 1/1`
  expect(received.map(describeEvents)).toEqual([
    ['welcomeback', 'appear of-request.b#request.b 1/1', 'appear of-c#c 1/1', last],
    ['welcomeback', 'appear of-c#c 1/1', last],
  ])
  await second.as('editor').create({ _id: 'request.1', _type: 'request' })
  await second.as('editor').delete('request.1')
  await second.stop()

  const third = await startLake({ folder: first.dir })
  const late = listenFrom(third, 'of-c#c')
  await Promise.all(late.map((log) => log.until(isGreeting)))
  await write(third, 'd')
  const events = await Promise.all(late.map((log) => log.until(isMutationBy('of-d'))))
  // A reset would reveal to anonymous callers that a private document existed.
  expect(events.map(describeEvents)).toEqual([
    ['reset', 'appear of-d#d 1/1'],
    ['welcomeback', last, 'appear of-d#d 1/1'],
  ])
})
