import type { Action } from '@sanity/client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pruneHistory } from 'content-lake/history/retention'
import {
  create,
  discard,
  edit,
  publish,
  remove,
  replaceDraft,
  unpublish,
} from './testing/document-actions'
import { readHistory } from './testing/lake-client'
import { startLake } from './testing/start-lake'

const eventShape = z.looseObject({
  type: z.string(),
  author: z.string(),
  versionId: z.string().optional(),
  versionRevisionId: z.string().optional(),
  revisionId: z.string().optional(),
})

test('each action has an event with its author and a readable revision', async () => {
  const { as, origin, getToken } = await startLake()
  const ana = as('editor')
  const bruno = as('administrator')
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(await readHistory(origin, getToken('viewer'), path))
  const steps: readonly (readonly [Action, string | undefined])[] = [
    [create('uno'), 'createDocumentVersion'],
    [edit('dos'), undefined],
    [publish, 'publishDocumentVersion'],
    [edit('dos'), 'createDocumentVersion'],
    [discard, 'deleteDocumentVersion'],
    [replaceDraft('uno'), 'createDocumentVersion'],
    [edit('dos'), undefined],
    [replaceDraft('uno'), undefined],
    [publish, 'publishDocumentVersion'],
    [edit('dos'), 'createDocumentVersion'],
    [unpublish, 'unpublishDocument'],
    [publish, 'publishDocumentVersion'],
    [unpublish, 'unpublishDocument'],
    [publish, 'publishDocumentVersion'],
    [remove, 'deleteDocumentGroup'],
  ]
  const users = [ana, bruno]
  for (const [index, [action]] of steps.entries()) await users[index % 2]?.action(action)

  const answer = z
    .object({ events: z.object({ 'drafts.a': z.array(eventShape) }), nextCursor: z.literal('') })
    .parse(await read('events/documents/drafts.a?limit=100'))
  const events = answer.events['drafts.a'].reverse()
  const expected = steps.flatMap(([, type], index) => (type ? [{ type, index }] : []))
  expect(events.map(({ type }) => type)).toEqual(expected.map(({ type }) => type))
  const authors = await Promise.all(users.map((user) => user.users.getById('me')))
  expect(events.map(({ author }) => author)).toEqual(
    expected.map(({ index }) => authors[index % 2]?.id),
  )
  for (const { versionId, versionRevisionId, revisionId } of events) {
    for (const [id, revision] of [
      [versionId, versionRevisionId],
      ['a', revisionId],
    ]) {
      if (id === undefined || revision === undefined) continue
      expect(await read(`documents/${id}?revision=${revision}`)).toMatchObject({
        documents: [{ _id: id, _rev: revision }],
      })
    }
  }
})

test('pruned revisions are answered as if they never existed', async () => {
  const { as, lake, origin, getToken } = await startLake()
  const editor = as('editor')
  const read = (path: string) => readHistory(origin, getToken('viewer'), path)
  const first = await editor.create({ _id: 'a', _type: 'page', n: 0 })
  const second = await editor.patch('a').set({ n: 1 }).commit()
  const last = await editor.patch('a').set({ n: 2 }).commit()
  const pruning = pruneHistory(lake.context.db, new Date(), 2)
  expect([...pruning].reduce((sum, removed) => sum + removed, 0)).toBe(1)

  const at = async (revision: string): Promise<unknown> =>
    JSON.parse(await read(`documents/a?revision=${revision}`))
  expect(await at(first._rev)).toEqual({ documents: [] })
  expect(await at(second._rev)).toEqual({ documents: [second] })
  expect(await at(last._rev)).toEqual({ documents: [last] })
  const transactions = (await read('transactions/a?excludeMutations=true')).trim().split('\n')
  expect(transactions).toHaveLength(2)
  expect(await read('events/documents/a')).not.toContain(first._rev)
  // The id of a pruned transaction is still known, so it is not applied again.
  const again = editor.patch('a').set({ n: 9 })
  expect(await again.commit({ transactionId: first._rev, returnDocuments: false })).toMatchObject({
    transactionId: first._rev,
    results: [{ id: 'a', operation: 'create' }],
  })
  expect(await editor.getDocument('a')).toEqual(last)
})
