import type { DocumentGroupEvent } from 'sanity'
import { expect, test } from 'vitest'
import { findChangedFields, parseTransactions } from './changed-fields'

const edit = (id: string, ...patches: object[]) => ({
  id,
  mutations: patches.map((patch) => ({ patch: { id: 'drafts.a', ...patch } })),
})

const transactions = [
  { id: 't1', mutations: [{ create: { _id: 'drafts.a', lead: 'x' } }] },
  edit('t2', { set: { 'body[_key=="k"].title': 'x' } }, { unset: ['seo.image'] }),
  edit('t3', { diffMatchPatch: { lead: '@@' } }, { set: { lead: 'y', _updatedAt: 'z' } }),
  { id: 't4', mutations: [{ delete: { id: 'drafts.a' } }] },
  edit('t5', { insert: { after: 'body[-1]', items: [] } }),
]

const base = { documentId: 'drafts.a', documentVariantType: 'draft', author: 'p' } as const
const createdAt = (id: string) => ({ ...base, id, timestamp: `at ${id}` })
const edited = (...ids: string[]): DocumentGroupEvent => ({
  ...createdAt(ids[0] ?? ''),
  type: 'editDocumentVersion',
  contributors: ['p'],
  revisionId: ids[0] ?? '',
  transactions: ids.map((revisionId) => {
    return { type: 'editTransaction', author: 'p', timestamp: '', revisionId }
  }),
})
const published: DocumentGroupEvent = {
  ...createdAt('t4'),
  type: 'publishDocumentVersion',
  publishCause: 'document.publish',
  versionId: 'drafts.a',
  versionRevisionId: 't3',
  revisionId: 't4',
}

test('names the top-level fields of each edit once, and all of them for a publication', () => {
  const events = [edited('t5'), published, edited('t3', 't2')]
  expect(Object.fromEntries(findChangedFields(events, parseTransactions(transactions)))).toEqual({
    'at t5': ['body'],
    'at t4': ['body', 'seo', 'lead'],
    'at t3': ['lead', 'body', 'seo'],
  })
})

test('names nothing while the transactions are not read', () => {
  expect(findChangedFields([published], parseTransactions([]))).toEqual(new Map([['at t4', []]]))
})
