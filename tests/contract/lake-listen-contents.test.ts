import type { ListenEvent, ListenOptions, MutationEvent } from '@sanity/client'
import { applyPatch, type RawPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { collect } from './event-log'
import { startLake } from './start-lake'

const events: ListenOptions['events'] = ['welcome', 'mutation']

const parts = ['result', 'previous', 'mutations', 'effects', 'visibility'] as const

/** What a listener asks for, and which parts the event of an update then has. */
const cases: readonly (readonly [string, ListenOptions, readonly string[]])[] = [
  ['nothing in particular', {}, ['result', 'mutations', 'transaction']],
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

test('an event has what its listener asked for', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const logs = cases.map(([, options]) => collect(editor.listen('*', {}, { ...options, events })))
  await Promise.all(logs.map((log) => log.atLeast(1)))
  const created = await editor.create({ _id: 'a', _type: 'page', title: 'Uno' })
  const patched = await editor.patch('a').set({ title: 'Dos' }).inc({ n: 0 }).commit()
  await editor.delete('a')
  for (const [index, [name, , wanted]] of cases.entries()) {
    const heard = (await logs[index]?.atLeast(4))?.filter(isMutation) ?? []
    const [appear, update, disappear] = heard
    const found = parts.filter((part) => update?.[part] !== undefined)
    const named = found.map((part) => (part === 'visibility' ? update?.visibility : part))
    expect(named, name).toEqual(wanted)
    const has = (part: string, value: unknown) => (wanted.includes(part) ? value : undefined)
    expect([appear?.result, update?.result, disappear?.result], name).toEqual([
      ...[has('result', created), has('result', patched), undefined],
    ])
    expect([appear?.previous, update?.previous, disappear?.previous], name).toEqual([
      ...[undefined, has('previous', created), has('previous', patched)],
    ])
  }
})

test('effects lead from each state of a document to the next, and back', async () => {
  const { as } = await startLake()
  const editor = as('editor')
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
  const heard = (await log.atLeast(5)).filter(isMutation)
  expect(heard).toHaveLength(4)
  for (const { previous, result, effects } of heard) {
    const [before, after] = [withoutRevision(previous), withoutRevision(result)]
    expect(applyPatch(before, effects?.apply as RawPatch)).toEqual(after)
    expect(applyPatch(after, effects?.revert as RawPatch)).toEqual(before)
  }
})

/** Effects are about a document without its revision, and about nothing where there is none. */
function withoutRevision(document: object | null | undefined) {
  if (document == null) return null
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== '_rev'))
}

test('drafts and versions are told of on request, and always to older clients', async () => {
  const { as, anonymous } = await startLake()
  const editor = as('editor')
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
  for (const [index, [name, [, , wanted]]] of Object.entries(readers).entries()) {
    const log = logs[index]
    const heard = await log?.until((event) => isMutation(event) && event.documentId === 'end')
    const found = (heard ?? []).filter(isMutation).map((event) => event.documentId)
    const all = wanted === 'all' ? ids : ids.filter((id) => wanted.some((one) => one === id))
    expect(found, name).toEqual([...all, 'end'])
  }
})
