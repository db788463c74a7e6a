import type { ListenEvent, ListenOptions, ResumableListenOptions } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect, isMutationBy } from './testing/event-log'
import { openPresence, rpc } from './testing/presence'
import { normalize, privateValues, startTwinLakes, type TwinLake } from './testing/twin-lakes'

const request = 'investorRequest.k1'

/** The last transaction in both lakes; it marks the end of each event log. */
const LAST = 'last'

/** Writes private documents, alone and in one transaction with public ones. */
async function writeChanges(twin: TwinLake) {
  const set = { status: 'contactada', notes: privateValues[0] }
  await twin.write('new', {
    ofPrivate: [{ create: { _id: 'investorRequest.k9', _type: 'page', ...set } }],
  })
  await twin.write('marked', {
    ofPrivate: [{ patch: { id: request, set } }],
    ofPublic: [{ patch: { id: 'about', set: { title: 'Dos' } } }],
  })
  await twin.write('draft', { ofPrivate: [{ patch: { id: 'drafts.page', set } }] })
  await twin.write('published', {
    ofPrivate: [{ delete: { id: 'drafts.page' } }],
    ofPublic: [{ patch: { id: 'page', set: { title: 'Tres' } } }],
  })
  await twin.write('deleted', {
    ofPrivate: [{ delete: { id: request } }, { delete: { id: 'newsletterSignup.h1' } }],
    ofPublic: [{ patch: { id: 'plain', set: { title: 'Cuatro' } } }],
  })
  await twin.write(LAST, { ofPublic: [{ create: { _id: 'end', _type: 'page', status: 'nueva' } }] })
}

/** Expects equal events from both lakes, without private values. */
function expectSame(eventsByLake: readonly unknown[]) {
  const [withPrivate, withoutPrivate] = eventsByLake.map((events) => normalize(events))
  expect(withPrivate).toBe(withoutPrivate)
  expect(withPrivate).toContain(LAST)
  for (const value of privateValues) expect(withPrivate).not.toContain(value)
}

const filters = {
  everything: '*',
  'by type': '*[_type == "investorRequest" || _id == "end"]',
  'by id': `*[_id == "${request}" || _id == "end"]`,
  'by a field': '*[status in ["nueva", "contactada"]]',
  'by a word': '*[notes match "Marca" || _id == "end"]',
  'by a count': '*[count(*[_type == "investorRequest"]) > 0 || _id == "end"]',
  'by a reference': '*[request->status == "contactada" || _id == "end"]',
  'by references to its type': '*[references(*[_type == "investorRequest"]._id) || _id == "end"]',
}

const options: Readonly<Record<string, ListenOptions>> = {
  'by default': {},
  'with results': { includeResult: true, includePreviousRevision: true },
  'without results': { includeResult: false, includeMutations: false },
  'every version': { includeAllVersions: true },
  'by query visibility': { visibility: 'query' },
  'by transaction visibility': { visibility: 'transaction' },
  effects: { effectFormat: 'mendoza', includePreviousRevision: true },
}

const cases = [
  ...Object.keys(filters).map((filter) => [filter, 'with results'] as const),
  ...Object.keys(options).map((option) => ['everything', option] as const),
]

async function receive(twin: TwinLake, listeners: readonly (readonly [string, string])[]) {
  const logs = listeners.map(([filter, option]) => {
    const query = filters[filter as keyof typeof filters]
    const events: ListenOptions['events'] = ['welcome', 'mutation']
    return collect(twin.createVisitor().listen(query, {}, { ...options[option], events }))
  })
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await writeChanges(twin)
  return Promise.all(logs.map((log) => log.until(isLast)))
}

const isLast = isMutationBy(LAST)

test('anonymous listeners receive no events of private documents (FORM-08 NEWS-03 CMS-06)', async () => {
  const [withPrivate, withoutPrivate] = await startTwinLakes()
  const received = [await receive(withPrivate, cases), await receive(withoutPrivate, cases)]
  for (const index of cases.keys()) expectSame(received.map((events) => events[index]))
})

/** Resume positions that both lakes, one of them, or neither knows. */
const positions = [
  ...['public#plain', 'public#page', 'marked#about', 'published#page', 'deleted#plain'],
  ...[
    `${privateValues[2]}#${request}`,
    `${privateValues[2]}#drafts.page`,
    'new#investorRequest.k9',
  ],
  ...['draft#drafts.page', `marked#${request}`, 'published#drafts.page', 'nothing#page'],
]

test('resumed anonymous listeners get no private events either (FORM-08 NEWS-03 CMS-06)', async () => {
  const received = await Promise.all(
    (await startTwinLakes()).map(async (twin) => {
      await writeChanges(twin)
      const logs = positions.map((position) => {
        const visitor = twin.createVisitor({ headers: { 'Last-Event-ID': position } })
        const events: ResumableListenOptions['events'] = ['welcomeback', 'reset', 'mutation']
        const resumed = { ...options.effects, events, enableResume: true as const }
        return collect(visitor.listen('*', {}, resumed))
      })
      return Promise.all(logs.map((log) => log.until((event) => isReset(event) || isLast(event))))
    }),
  )
  const [withPrivate, withoutPrivate] = received.map((events) => normalize(events))
  expect(withPrivate).toBe(withoutPrivate)
  for (const value of privateValues) expect(withPrivate).not.toContain(value)
  const resets = received[0]?.map((events) => events.some(isReset))
  expect(resets).toEqual(positions.map((_position, index) => index >= 5))
})

const isReset = (event: ListenEvent<object>) => event.type === 'reset'

test('anonymous callers get no presence of staff (FORM-08 CMS-06)', async () => {
  const [twin] = await startTwinLakes()
  const [visitor, staff] = await Promise.all([1, 2].map(() => openPresence(twin.origin)))
  visitor?.send(rpc(1, 'presence_subscribe'))
  visitor?.send(rpc(2, 'presence_rollcall', { session: 'visitor' }))
  staff?.send(rpc(1, 'authorization', { authorization: `Bearer ${twin.getToken('editor')}` }))
  staff?.send(rpc(2, 'presence_subscribe'))
  const locations = [{ type: 'document', documentId: request, path: ['notes'] }]
  staff?.send(rpc(3, 'presence_announce', { data: { sessionId: 'staff', locations } }))
  expect(JSON.stringify(await staff?.atLeast(4))).toContain(request)
  visitor?.send(rpc(3, 'presence_disconnect', { session: 'visitor' }))
  const rejection = { error: { code: -32600, message: 'Authorize first' } }
  expect(await visitor?.atLeast(3)).toMatchObject([
    { id: 1, ...rejection },
    { id: 2, ...rejection },
    { id: 3, ...rejection },
  ])
})
