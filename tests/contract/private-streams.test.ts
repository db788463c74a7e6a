import type { ListenEvent, ListenOptions, ResumableListenOptions } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect } from './event-log'
import { openSocket } from './socket'
import { comparable, marks, startTwins, type Twin } from './twin-lakes'

const request = 'investorRequest.k1'

/** The last thing that happens in both lakes: who has heard of it has heard everything before. */
const LAST = 'last'

/** What staff and visitors do to private documents, alone and in one transaction with public ones. */
async function live(twin: Twin) {
  const set = { status: 'contactada', notes: marks[0] }
  await twin.write('new', {
    hidden: [{ create: { _id: 'investorRequest.k9', _type: 'page', ...set } }],
  })
  await twin.write('marked', {
    hidden: [{ patch: { id: request, set } }],
    open: [{ patch: { id: 'about', set: { title: 'Dos' } } }],
  })
  await twin.write('draft', { hidden: [{ patch: { id: 'drafts.page', set } }] })
  await twin.write('published', {
    hidden: [{ delete: { id: 'drafts.page' } }],
    open: [{ patch: { id: 'page', set: { title: 'Tres' } } }],
  })
  await twin.write('deleted', {
    hidden: [{ delete: { id: request } }, { delete: { id: 'newsletterSignup.h1' } }],
    open: [{ patch: { id: 'plain', set: { title: 'Cuatro' } } }],
  })
  await twin.write(LAST, { open: [{ create: { _id: 'end', _type: 'page', status: 'nueva' } }] })
}

/** Whatever each lake told its anonymous listener must be the same, and hold nothing private. */
function expectSame(told: readonly unknown[]) {
  const [withPrivate, without] = told.map((events) => comparable(events))
  expect(withPrivate).toBe(without)
  expect(withPrivate).toContain(LAST)
  for (const mark of marks) expect(withPrivate).not.toContain(mark)
}

const filters = {
  everything: '*',
  'by type': '*[_type == "investorRequest" || _id == "end"]',
  'by id': `*[_id == "${request}" || _id == "end"]`,
  'by a field': '*[status in ["nueva", "contactada"]]',
  'by a word': '*[notes match "Marca" || _id == "end"]',
  'by a count': '*[count(*[_type == "investorRequest"]) > 0 || _id == "end"]',
  'by a reference': '*[request->status == "contactada" || _id == "end"]',
  'by what refers to its type': '*[references(*[_type == "investorRequest"]._id) || _id == "end"]',
}

const options: Readonly<Record<string, ListenOptions>> = {
  'as it comes': {},
  'with results': { includeResult: true, includePreviousRevision: true },
  'without results': { includeResult: false, includeMutations: false },
  'every version': { includeAllVersions: true },
  'by query visibility': { visibility: 'query' },
  'by transaction visibility': { visibility: 'transaction' },
  effects: { effectFormat: 'mendoza', includePreviousRevision: true },
}

const cases = Object.keys(filters).flatMap((filter) =>
  Object.keys(options).map((option) => [filter, option] as const),
)

async function heard(twin: Twin, listen: readonly (readonly [string, string])[]) {
  const logs = listen.map(([filter, option]) => {
    const query = filters[filter as keyof typeof filters]
    const events: ListenOptions['events'] = ['welcome', 'mutation']
    return collect(twin.visitor().listen(query, {}, { ...options[option], events }))
  })
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await live(twin)
  return Promise.all(logs.map((log) => log.until(isLast)))
}

const isLast = (event: ListenEvent<object>) =>
  event.type === 'mutation' && event.transactionId === LAST

test('FORM-08 NEWS-03 CMS-06 no listener without a token hears of a private document', async () => {
  const [withPrivate, without] = await startTwins()
  const told = [await heard(withPrivate, cases), await heard(without, cases)]
  for (const index of cases.keys()) expectSame(told.map((events) => events[index]))
})

/** Positions of listeners that come back: known in both lakes, in one of them, and in neither. */
const positions = [
  ...['public#plain', 'public#page', 'marked#about', 'published#page', 'deleted#plain'],
  ...[`${marks[2]}#${request}`, `${marks[2]}#drafts.page`, 'new#investorRequest.k9'],
  ...['draft#drafts.page', `marked#${request}`, 'published#drafts.page', 'nothing#page'],
]

test('FORM-08 NEWS-03 CMS-06 nor does one that comes back hear of what it missed of one', async () => {
  const told = await Promise.all(
    (await startTwins()).map(async (twin) => {
      await live(twin)
      const logs = positions.map((position) => {
        const visitor = twin.visitor({ headers: { 'Last-Event-ID': position } })
        const events: ResumableListenOptions['events'] = ['welcomeback', 'reset', 'mutation']
        const resumed = { ...options.effects, events, enableResume: true as const }
        return collect(visitor.listen('*', {}, resumed))
      })
      return Promise.all(logs.map((log) => log.until((event) => isReset(event) || isLast(event))))
    }),
  )
  const [withPrivate, without] = told.map((events) => comparable(events))
  expect(withPrivate).toBe(without)
  for (const mark of marks) expect(withPrivate).not.toContain(mark)
  const resets = told[0]?.map((events) => events.some(isReset))
  expect(resets).toEqual(positions.map((_position, index) => index >= 5))
})

const isReset = (event: ListenEvent<object>) => event.type === 'reset'

test('FORM-08 NEWS-03 CMS-06 nor do live events tell of one', async () => {
  const told = await Promise.all(
    (await startTwins()).map(async (twin) => {
      const log = collect(twin.visitor().live.events())
      await log.atLeast(1)
      await live(twin)
      return log.until((event) => event.type === 'message' && event.id === LAST)
    }),
  )
  expectSame(told)
})

test('FORM-08 NEWS-03 CMS-06 nor does a socket that carries streams of visitors and of staff', async () => {
  const told = await Promise.all(
    (await startTwins()).map(async (twin) => {
      const socket = await openSocket(twin.origin, '/v1/mux')
      const open = (id: string, url: string, authorization?: string) =>
        socket.send({ op: 'open', id, url: `/lake/v2025-02-19/data/${url}`, authorization })
      const listen = 'listen/production?query=*&includeResult=true&includePreviousRevision=true'
      open('staff', listen, `Bearer ${twin.editorToken()}`)
      open('visitor', listen)
      open('live', 'live/events/production')
      open('drafts', 'live/events/production?includeDrafts=true')
      await socket.atLeast(7)
      await live(twin)
      await socket.until((frame) => idOf(frame) === 'visitor' && hasEvent(frame, `${LAST}#end`))
      open('after', 'listen/staging?query=*')
      const frames = await socket.until((frame) => idOf(frame) === 'after')
      // Which of the streams is greeted first is nobody's secret, and not always the same.
      return ['visitor', 'live', 'drafts', 'after'].flatMap((id) =>
        frames.filter((frame) => idOf(frame) === id),
      )
    }),
  )
  expectSame(told)
})

const hasEvent = (frame: unknown, id: string) =>
  typeof frame === 'object' && frame !== null && Reflect.get(frame, 'eid') === id

const idOf = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null ? Reflect.get(frame, 'id') : undefined

test('FORM-08 CMS-06 nobody without a token is told where staff are at work', async () => {
  const [twin] = await startTwins()
  const rpc = (id: number, method: string, params: object = {}) => {
    return { jsonrpc: '2.0', id, method, params }
  }
  const [visitor, staff] = await Promise.all([1, 2].map(() => openSocket(twin.origin, PRESENCE)))
  visitor?.send(rpc(1, 'presence_subscribe'))
  visitor?.send(rpc(2, 'presence_rollcall', { session: 'visitor' }))
  staff?.send(rpc(1, 'authorization', { authorization: `Bearer ${twin.editorToken()}` }))
  staff?.send(rpc(2, 'presence_subscribe'))
  const locations = [{ type: 'document', documentId: request, path: ['notes'] }]
  staff?.send(rpc(3, 'presence_announce', { data: { sessionId: 'staff', locations } }))
  expect(JSON.stringify(await staff?.atLeast(4))).toContain(request)
  visitor?.send(rpc(3, 'presence_disconnect', { session: 'visitor' }))
  const refused = { error: { code: -32600, message: 'Authorize first' } }
  expect(await visitor?.atLeast(3)).toMatchObject([
    { id: 1, ...refused },
    { id: 2, ...refused },
    { id: 3, ...refused },
  ])
})

const PRESENCE = '/v2022-06-30/socket/production?tag=x'
