import type { ListenEvent, ListenOptions, MutationEvent } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { startLake } from './testing/start-lake'

const events: ListenOptions['events'] = ['welcome', 'mutation']

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

test('events name the author, but not to anonymous listeners', async () => {
  const { as, anonymous } = await startLake()
  const logs = [anonymous(), as('viewer')].map((client) =>
    collect(client.listen('*', {}, { events })),
  )
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await as('editor').create({ _id: 'a', _type: 'page' })
  const identities = logs.map(async (log) => (await log.atLeast(2)).find(isMutation)?.identity)
  expect(await Promise.all(identities)).toEqual(['', expect.stringMatching(/./)])
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

test('sends events of drafts and versions on request, and always to older API versions', async () => {
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
    const received = await log?.until((event) => isMutation(event) && event.documentId === 'end')
    const found = (received ?? []).filter(isMutation).map((event) => event.documentId)
    const all = expected === 'all' ? ids : ids.filter((id) => expected.some((one) => one === id))
    expect(found, name).toEqual([...all, 'end'])
  }
})
