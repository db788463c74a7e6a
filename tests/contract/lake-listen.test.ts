import type { ListenEvent, ListenOptions, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { collect, isMutationBy } from './testing/event-log'
import { fromAddress, slowCondition, startLakeWithPages } from './testing/slow-queries'
import { startLake } from './testing/start-lake'
import { readText } from './testing/text-stream'

const events: ('welcome' | 'mutation')[] = ['welcome', 'mutation']

const parts = ['result', 'previous', 'mutations', 'effects', 'visibility'] as const

/** Options of a listener, and the parts of its update events. */
const cases: readonly (readonly [string, ListenOptions, readonly string[]])[] = [
  ['no options', {}, ['result', 'mutations', 'transaction']],
  ['no results', { includeResult: false }, ['mutations', 'transaction']],
  ['no mutations', { includeMutations: false }, ['result', 'transaction']],
  [
    'previous revisions',
    { includePreviousRevision: true },
    ['result', 'previous', 'mutations', 'transaction'],
  ],
  ['after queries', { visibility: 'query' }, ['result', 'mutations', 'query']],
  ['effects', { effectFormat: 'mendoza' }, ['result', 'mutations', 'effects', 'transaction']],
]

const isMutation = (event: ListenEvent): event is MutationEvent => event.type === 'mutation'

test('events have the parts that the listener requested', async () => {
  const { editor } = await startLake()
  const logs = cases.map(([, options]) => collect(editor.listen('*', {}, { ...options, events })))
  await Promise.all(logs.map((log) => log.atLeast(1)))
  const created = await editor.create({ _id: 'a', _type: 'page', title: 'Uno' })
  const patched = await editor.patch('a').set({ title: 'Dos' }).inc({ n: 0 }).commit()
  await editor.delete('a')
  for (const [index, [name, , expected]] of cases.entries()) {
    const received = (await logs[index]?.atLeast(4))?.filter(isMutation) ?? []
    const [appear, update, disappear] = received
    const found = parts.filter((part) => update?.[part] !== undefined)
    const named = found.map((part) => (part === 'visibility' ? update?.visibility : part))
    expect(named, name).toEqual(expected)
    const ifExpected = (part: string, value: unknown) =>
      expected.includes(part) ? value : undefined
    expect([appear?.result, update?.result, disappear?.result], name).toEqual([
      ...[ifExpected('result', created), ifExpected('result', patched), undefined],
    ])
    expect([appear?.previous, update?.previous, disappear?.previous], name).toEqual([
      ...[undefined, ifExpected('previous', created), ifExpected('previous', patched)],
    ])
  }
})

test('effects convert each state of a document to the next, and back', async () => {
  const { editor } = await startLake()
  const options: ListenOptions = { events, effectFormat: 'mendoza', includePreviousRevision: true }
  const log = collect(editor.listen('*', {}, options))
  await log.atLeast(1)
  const blocks = [
    { _key: 'one', text: 'Sí' },
    { _key: 'two', text: '' },
  ]
  await editor.create({ _id: 'a', _type: 'page', title: 'ñandú 😀', blocks })
  await editor
    .patch('a', {
      unset: ['blocks[_key=="one"]'],
      diffMatchPatch: { title: '@@ -1 +1 @@\n-ñ\n+Ñ\n' },
    })
    .commit()
  await editor.createOrReplace({ _id: 'a', _type: 'page', other: { deep: [1, null, []] } })
  await editor.delete('a')
  const received = (await log.atLeast(5)).filter(isMutation)
  expect(received).toHaveLength(4)
  expect(received[1]?.result).toMatchObject({ title: 'Ñandú 😀', blocks: [{ _key: 'two' }] })
  for (const { previous, result, effects } of received) {
    const [before, after] = [withoutRevision(previous), withoutRevision(result)]
    expect(applyPatch(before, effects?.apply as RawPatch)).toEqual(after)
    expect(applyPatch(after, effects?.revert as RawPatch)).toEqual(before)
  }
})

/** Effects apply to a document without its revision, or to `null` for a missing one. */
function withoutRevision(document: object | null | undefined) {
  if (document == null) return null
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== '_rev'))
}

test('sends drafts and versions on request, and the author to signed-in listeners', async () => {
  const { as, anonymous, editor } = await startLake()
  const readers = {
    'signed in': [editor, {}, ['a', 'request.1']],
    'with all versions': [editor, { includeAllVersions: true }, 'all'],
    'an older client': [as('viewer', { apiVersion: '2021-06-07' }), {}, 'all'],
    anonymous: [anonymous(), { includeAllVersions: true }, ['a']],
  } as const
  const logs = Object.values(readers).map(([reader, options]) =>
    collect(reader.listen('*', {}, { ...options, events })),
  )
  await Promise.all(logs.map((log) => log.atLeast(1)))
  const ids = ['drafts.a', 'versions.r1.a', 'request.1', 'a']
  await editor.mutate(ids.map((_id) => ({ create: { _id, _type: 'page' } })))
  await editor.create({ _id: 'end', _type: 'page' })
  for (const [index, [name, [, , expected]]] of Object.entries(readers).entries()) {
    const log = logs[index]
    const logged = await log?.until((event) => isMutation(event) && event.documentId === 'end')
    const received = logged?.filter(isMutation) ?? []
    const all = expected === 'all' ? ids : ids.filter((id) => expected.some((one) => one === id))
    expect(
      received.map((event) => event.documentId),
      name,
    ).toEqual([...all, 'end'])
    const identity: unknown = name === 'anonymous' ? '' : expect.stringMatching(/./)
    expect(received[0]?.identity, name).toEqual(identity)
  }
})

const page = (id: string, fields: object = {}) => ({ _id: id, _type: 'page', ...fields })
const transitions = (events: readonly ListenEvent<object>[]) =>
  events.flatMap((event) =>
    event.type === 'mutation' ? [`${event.transition} ${event.documentId}`] : [],
  )

test('sends a welcome, then appear, update and disappear events by filter', async () => {
  const { editor } = await startLake()
  const query = '*[_type == "page" && show == $show] {title}'
  const log = collect(editor.listen(query, { show: true }, { events }))
  await log.atLeast(1)
  await editor.create(page('a', { show: true }))
  await editor.create(page('b', { show: false }))
  await editor.patch('a').set({ title: 'x' }).commit()
  await editor.patch('a').set({ show: false }).commit()
  await editor.patch('b').set({ show: true }).commit()
  await editor.delete('b')
  expect(transitions(await log.atLeast(6))).toEqual([
    'appear a',
    'update a',
    'disappear a',
    'appear b',
    'disappear b',
  ])
})

test('notifies a listener without a filter before it answers the writer (CMS-05)', async () => {
  const { anonymous, editor } = await startLake()
  const { atLeast, values } = collect(anonymous().listen('*', {}, { events }))
  await atLeast(1)
  for (let round = 0; round < 50; round++) {
    await editor.createOrReplace(page('a', { round }))
    expect(values).toHaveLength(2 * round + 2)
    await editor.createOrReplace(page('drafts.a', { round: -1 }))
    await editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'a',
      draftId: 'drafts.a',
    })
    expect(values).toHaveLength(2 * round + 3)
  }
})

test('filters may read other documents, before and after a transaction', async () => {
  const { editor } = await startLake()
  await editor.create(page('list', { items: ['a'] }))
  const query = '*[_id in *[_id == "list"][0].items || (_type == "link" && to->show)]'
  const log = collect(editor.listen(query, {}, { events }))
  await log.atLeast(1)
  await editor.create(page('a', { show: true }))
  await editor.create(page('b'))
  await editor.create({ _id: 'l', _type: 'link', to: { _type: 'reference', _ref: 'a' } })
  // The filter reads the dataset when it decides, so later changes wait for the decisions.
  await log.atLeast(3)
  await editor
    .transaction()
    .patch('list', { set: { items: ['b'] } })
    .delete('b')
    .commit()
  await editor.patch('l').set({ n: 1 }).commit()
  expect(transitions(await log.atLeast(4))).toEqual(['appear a', 'appear l', 'update l'])
})

test('an invalid filter is a channel error', async () => {
  const { as } = await startLake()
  for (const query of ['*[', '1 + 1', '*[nope::nada()]', '*[_id == $missing]']) {
    const log = collect(as('viewer').listen(query))
    await expect(log.atLeast(1)).rejects.toMatchObject({ name: 'ChannelError' })
  }
})

/** Listens and waits for the welcome event. */
async function listen(client: SanityClient, filter: string) {
  const log = collect(client.listen(`*[${filter}]`, {}, { events }))
  await log.until(({ type }) => type === 'welcome')
  return log
}

const write = (editor: SanityClient, transactionId: string) =>
  editor.mutate([{ patch: { id: 'page-1', set: { title: transactionId } } }], { transactionId })

/** Never evaluates within the time limit. */
const SLOW = slowCondition(8)
/** Needs the query worker, unlike a filter by id or type, but is fast. */
const FAST = '_type match "page"'
const timeout = {
  name: 'ChannelError',
  message: 'The query took longer than 50 ms and was stopped.',
}

test('a slow filter ends only its own listener, of a user or a visitor', async () => {
  const { anonymous, as, editor } = await startLakeWithPages()
  const clients = [anonymous(fromAddress('203.0.113.1')), as('viewer')]
  const slow = await Promise.all(clients.map((client) => listen(client, SLOW)))
  const fast = await Promise.all(clients.map((client) => listen(client, FAST)))
  await write(editor, 'one')
  for (const log of slow) {
    await expect(log.until(isMutationBy('one'))).rejects.toMatchObject(timeout)
  }
  await write(editor, 'two')
  for (const log of fast) {
    const received = await log.until(isMutationBy('two'))
    expect(received.filter(({ type }) => type === 'mutation')).toHaveLength(2)
  }
})

test('a query with the id of a live event sees its change', async () => {
  const { as } = await startLake()
  const client = as('editor')
  const log = collect(client.live.events({ includeDrafts: true }))
  await log.atLeast(1)
  for (let n = 0; n < 20; n += 1) {
    const write = client.createOrReplace({ _id: 'a', _type: 'page', n })
    const event = (await log.atLeast(n + 2)).at(-1)
    const lastLiveEventId = event !== undefined && 'id' in event ? event.id : ''
    expect(await client.fetch('*[_id == "a"][0].n', {}, { lastLiveEventId })).toBe(n)
    await write
  }
})

test('a reader that missed events repeats all queries, also after a restart', async () => {
  const first = await startLake()
  const client = first.as('editor')
  const commit = (id: string, _id: string) =>
    client.mutate([{ createOrReplace: { _id, _type: 'page' } }], { transactionId: id })
  await commit('t1', 'a')
  await commit('t2', 'drafts.b')
  await commit('t3', 'b')
  await first.stop()

  const { as, origin } = await startLake({ folder: first.dir })
  const open = async (lastEventId: string) => {
    const url = `${origin}/v2025-02-19/data/live/events/production`
    return readText(await fetch(url, { headers: { 'Last-Event-ID': lastEventId } }))
  }
  const behind = await open('t1')
  expect(await behind.until(/event: restart/)).not.toContain('t2')
  await behind.cancel()
  const upToDate = await open('t3')
  await as('editor').create({ _type: 'page' })
  expect(await upToDate.until(/"tags"/)).not.toContain('restart')
  await upToDate.cancel()
})
