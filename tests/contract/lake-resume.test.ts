import type { ClientConfig, ListenEvent, SanityClient } from '@sanity/client'
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

/** How many transactions the writer may be ahead of the slowest listener. */
const LEAD = 15

/**
 * Writes without end, transactions of one document and of several, until it is told to stop.
 * @param heard resolves when every listener has heard of a transaction
 */
async function writeUntil(
  editor: SanityClient,
  enough: () => boolean,
  heard: (transactionId: string) => Promise<unknown>,
): Promise<void> {
  for (let n = 0; !enough(); n++) {
    if (n >= LEAD) await heard(`write-${n - LEAD}`)
    const page = { _id: `page-${n % 7}`, _type: 'page', n, text: 'ñ€😀'.repeat(n % 40) }
    const other = { _id: `page-${(n + 1) % 7}`, _type: n % 3 === 0 ? 'other' : 'page' }
    const transaction = editor.transaction().createOrReplace(page)
    if (n % 2 === 0) transaction.createOrReplace(other).delete('page-6')
    await transaction.commit({ transactionId: `write-${n}` })
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
  await writeUntil(
    as('editor'),
    () => all.every(([, { isWhole }]) => isWhole()),
    (id) => Promise.all(all.map(([, { log }]) => log.until(isOf(id)))),
  )
  for (const [name, { log }] of all) {
    const heard = await log.until(isOf(LAST))
    expect(eventIds(heard), name).toEqual(told)
    expect(count(heard, 'reconnect'), name).toBeGreaterThanOrEqual(CUTS)
    expect([count(heard, 'reset'), count(heard, 'welcome')], name).toEqual([0, 1])
  }
})

/** Listens from a position on, as an event source does that lost its connection there. */
function resume(as: (config: Partial<ClientConfig>) => SanityClient, position: string) {
  return as({ headers: { 'Last-Event-ID': position } })
}

const told = (heard: readonly ListenEvent[]) =>
  heard.map((event) => {
    if (event.type !== 'mutation') return event.type
    const { transition, eventId, transactionCurrentEvent: n, transactionTotalEvents: of } = event
    return `${transition} ${eventId} ${n}/${of}`
  })

test('a listener that resumes is told the rest of a transaction, and what came then', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const page = (_id: string) => ({ _id, _type: 'page' })
  await editor.mutate([{ create: page('a') }, { create: page('b') }, { create: page('c') }], {
    transactionId: 'n:1',
  })
  await editor.mutate([{ create: { _id: 'x', _type: 'other' } }], { transactionId: '2' })
  await editor.mutate([{ patch: { id: 'a', set: { hidden: true } } }], { transactionId: '3' })
  await editor.mutate([{ delete: { id: 'b' } }, { delete: { id: 'x' } }], { transactionId: '4' })

  const reader = resume((config) => as('viewer', config), 'n:1#a')
  const broken = resume((config) => as('viewer', config), `~${encodeURIComponent('n:1')}#b`)
  const logs = [reader, broken].map((from) =>
    collect(from.listen('*[_type == "page" && hidden != true]', {}, resumable)),
  )
  await Promise.all(logs.map((log) => log.until((event) => event.type === 'welcomeback')))
  await editor.mutate([{ create: page(LAST) }], { transactionId: LAST })
  const [whole, part] = await Promise.all(logs.map((log) => log.until(isOf(LAST))))
  const later = ['disappear 3#a 1/1', 'disappear 4#b 1/1', `appear ${LAST}#${LAST} 1/1`]
  expect(told(whole ?? [])).toEqual([
    ...['welcomeback', 'appear n:1#b 2/3', 'appear n:1#c 3/3'],
    ...later,
  ])
  expect(told(part ?? [])).toEqual(['welcomeback', 'appear n:1#c 3/3', ...later])
})

const whatCannotBeTold: readonly [string, { from?: string; query?: string; signedIn?: boolean }][] =
  [
    ['a position that never was', { from: 'nothing#a' }],
    ['a document that the transaction did not touch', { from: 'one#b' }],
    ['what is no position', { from: '%' }],
    ['a filter that looks at other documents', { query: '*[count(*[_type == "page"]) > 0]' }],
    ['what was erased', { signedIn: true }],
    ['what anonymous callers may not know of', { from: 'two#request.1' }],
  ]

test('what cannot be told is a reset, and then the listener goes on', async () => {
  const { as, anonymous } = await startLake()
  const editor = as('editor')
  await editor.mutate([{ create: { _id: 'a', _type: 'page' } }], { transactionId: 'one' })
  await editor.mutate([{ create: { _id: 'request.1', _type: 'request' } }], {
    transactionId: 'two',
  })
  await editor.delete('request.1')
  const logs = whatCannotBeTold.map(([, { from = 'one#a', query = '*', signedIn = false }]) => {
    const reader = resume((config) => (signedIn ? as('viewer', config) : anonymous(config)), from)
    return collect(reader.listen(query, {}, resumable))
  })
  await Promise.all(logs.map((log) => log.until((event) => event.type === 'reset')))
  await editor.mutate([{ create: { _id: LAST, _type: 'page' } }], { transactionId: LAST })
  for (const [index, log] of logs.entries()) {
    const heard = told(await log.until(isOf(LAST)))
    const [name, { signedIn = false }] = whatCannotBeTold[index] ?? ['', {}]
    const before = signedIn ? ['welcomeback'] : []
    expect(heard, name).toEqual([...before, 'reset', `appear ${LAST}#${LAST} 1/1`])
  }
})

test('without enableResume who comes back is welcomed, and told what it missed all the same', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const page = (_id: string) => ({ create: { _id, _type: 'page' } })
  await editor.mutate([page('a')], { transactionId: 'one' })
  await editor.mutate([page('b'), page('c')], { transactionId: 'two' })
  await editor.mutate([page('request.1')])
  await editor.delete('request.1')
  await editor.mutate([page('d')], { transactionId: 'three' })
  const whole = '*[_type == "page"]'
  const listeners = [
    ['one#a', whole],
    // A transaction of which the rest is told is as long as the rest: nobody waits for more.
    ['two#b', whole],
    ['nothing#a', whole],
    ['one#a', '*[count(*[_type == "page"]) > 0]'],
  ] as const
  const logs = listeners.map(([position, query]) => {
    const reader = resume((config) => as('viewer', config), position)
    return collect(reader.listen(query, {}, { events: ['welcome', 'mutation'] }))
  })
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await editor.mutate([page(LAST)], { transactionId: LAST })
  const heard = await Promise.all(logs.map((log) => log.until(isOf(LAST))))
  const rest = ['appear three#d 1/1', `appear ${LAST}#${LAST} 1/1`]
  expect(heard.map(told)).toEqual([
    ['welcome', 'appear two#b 1/2', 'appear two#c 2/2', ...rest],
    ['welcome', 'appear two#c 1/1', ...rest],
    ['welcome', ...rest.slice(1)],
    ['welcome', ...rest.slice(1)],
  ])
})

test('who hears of nothing for long is told how far it has come, by what it may know of', async () => {
  const { as, origin } = await startLake()
  const search = new URLSearchParams({ query: '*[_type == "page"]' })
  const answer = await fetch(`${origin}/v2025-02-19/data/listen/production?${search.toString()}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (part: RegExp) => {
    while (!part.test(text)) text += (await reader?.read())?.value ?? ''
  }
  await until(/event: welcome\n/)
  for (let n = 0; n < 100; n++) {
    await as('editor').create({ _id: `request.${String(n)}`, _type: 'request' })
    const open = { create: { _id: `other-${String(n)}`, _type: 'other' } }
    await as('editor').mutate([open], { transactionId: `write-${String(n)}` })
  }
  await until(/event: position\n.*\nid: .*\n\n/)
  expect(text).toContain('event: position\ndata: {}\nid: write-99#\n\n')
  await reader?.cancel()
})

test('a lake that was started again goes on telling where it was, but for what was erased', async () => {
  const first = await startLake()
  const write = (lake: Awaited<ReturnType<typeof startLake>>, _id: string) =>
    lake
      .as('editor')
      .mutate([{ createOrReplace: { _id, _type: 'page' } }], { transactionId: `of-${_id}` })
  for (const id of ['a', 'request.b', 'c']) await write(first, id)
  await first.stop()

  const second = await startLake({ folder: first.dir })
  const from = (lake: typeof first, position: string) => {
    const viewer = resume((config) => lake.as('viewer', config), position)
    const nobody = resume((config) => lake.anonymous(config), position)
    return [viewer, nobody].map((reader) => collect(reader.listen('*', {}, resumable)))
  }
  const logs = from(second, 'of-a#a')
  const isGreeting = ({ type }: ListenEvent) => type === 'welcomeback' || type === 'reset'
  await Promise.all(logs.map((log) => log.until(isGreeting)))
  await write(second, LAST)
  const ofLast = isOf(`of-${LAST}`)
  const heard = await Promise.all(logs.map((log) => log.until(ofLast)))
  const last = `appear of-${LAST}#${LAST} 1/1`
  expect(heard.map(told)).toEqual([
    ['welcomeback', 'appear of-request.b#request.b 1/1', 'appear of-c#c 1/1', last],
    ['welcomeback', 'appear of-c#c 1/1', last],
  ])
  await second.as('editor').create({ _id: 'request.1', _type: 'request' })
  await second.as('editor').delete('request.1')
  await second.stop()

  const third = await startLake({ folder: first.dir })
  const late = from(third, 'of-c#c')
  await Promise.all(late.map((log) => log.until(isGreeting)))
  await write(third, 'd')
  const [viewer, nobody] = await Promise.all(late.map((log) => log.until(isOf('of-d'))))
  // Nobody without a token is to see that something private was there.
  expect([viewer, nobody].map((log = []) => told(log))).toEqual([
    ['reset', 'appear of-d#d 1/1'],
    ['welcomeback', last, 'appear of-d#d 1/1'],
  ])
})
