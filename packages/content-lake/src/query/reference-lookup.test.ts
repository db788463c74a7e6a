import { expect, test } from 'vitest'
import { ofEditor, openViews } from '../testing/views'
import type { Params } from '../types'
import { evaluate } from './evaluate'
import { parseQuery } from './parse'
import type { Perspective } from './perspective'

const document = (_id: string, _type: string, fields: object = {}) => ({ _id, _type, ...fields })
const stamps = { _rev: '', _createdAt: '', _updatedAt: '' }
const ref = (_ref: string) => ({ _ref })
const post = (_id: string, ...tags: string[]) =>
  document(_id, 'post', { tags: tags.map((id) => ({ _ref: id, _weak: id === 't1' })) })

const documents = [
  document('t1', 'tag', { others: ['t2'], main: ref('t2') }),
  document('t2', 'tag', { others: [], main: { _ref: 5 } }),
  document('drafts.t2', 'tag', { number: 5 }),
  ...[post('p1', 't1', 't2'), post('p2', 't2'), post('p3'), post('drafts.p3', 't1')],
  ...[post('drafts.p1', 't2'), post('versions.r1.p2', 't1'), post('drafts.t1')],
  document('other', 'note', { deep: { list: [{ about: ref('t1') }] } }),
]

const perspectives: readonly Perspective[] = [
  'raw',
  ['published'],
  ['drafts', 'published'],
  ['r1', 'drafts', 'published'],
]

test.each<[query: string, params?: Params]>([
  ['*[references("t1")]._id'],
  ['*[references($id)]._id', { id: 5 }],
  ['*[references($ids)]._id', { ids: ['t2', 'nobody', 5] }],
  ['*[references(["t1", $id])]._id', { id: 't2' }],
  ['*[references("t1", $ids)]._id', { ids: ['t2'] }],
  ['*[_type == "post" && references("t1")]._id'],
  ['*[_id == "p1" && references("t1")]._id'],
  ['*[_type == "tag"]{_id, "n": count(*[references(^._id)])}'],
  ['*[_type == "tag"]{_id, "by": *[_type == "post" && references(^._id)]._id}'],
  ['*[_type == "tag"]{_id, "by": *[_id in ["p1", "p2"] && references(^._id)]._id}'],
  ['*[_type == "tag"]{_id, "by": *[(references(^.main._ref))]._id}'],
  ['*[_type == "tag"]{_id, "by": *[references(^.main->_id)]._id}'],
  ['*[_type == "tag"]{_id, "n": {"by": *[references(^.^._id)]._id}}'],
  ['*[_type == "tag"]{_id, "by": *[references(^.number)]._id}'],
  ['*[_type == "tag" && count(*[references(^._id)]) > 1]._id'],
  ['*[_type == "tag"] | order(count(*[references(^._id)]) desc, _id) ._id'],
  ['*[_id == "t1"]{"by": *[references(^.others)]._id}'],
  ['*[_type in ["post", "tag"] && _id != "p1"]._id'],
  ['*[_type == "note" || _id in ["p1", "p2"]]._id'],
])('finds by index what a full scan finds: %s', (query, params = {}) => {
  const { views } = openViews(documents)
  const parsed = parseQuery(query, params)
  expect(parsed.plan.readsAll).toBe(false)
  const fullScan = {
    ...parsed,
    plan: { tree: parsed.tree, lookups: [], readsAll: true },
  }
  for (const perspective of perspectives) {
    const context = { ...ofEditor, view: views.of(perspective, ofEditor.caller), params }
    expect(evaluate(parsed, context)).toEqual(evaluate(fullScan, context))
  }
})

test.each(['*[references(_id)]', '*[references(^.a, ^.b)]', '*[references([...$ids])]'])(
  'reads all documents where no index helps: %s',
  (query) => {
    expect(parseQuery(query, { ids: [] }).plan.readsAll).toBe(true)
  },
)

test('the index of references follows changes of documents', () => {
  const { index } = openViews(documents)
  expect([...index.idsReferringTo('t1')].sort()).toEqual([
    ...['drafts.p3', 'other', 'p1', 'versions.r1.p2'],
  ])
  index.set({ ...post('p1', 't2'), ...stamps })
  index.delete('other')
  index.set({ ...post('p4', 't1'), ...stamps })
  expect([...index.idsReferringTo('t1')].sort()).toEqual(['drafts.p3', 'p4', 'versions.r1.p2'])
})
