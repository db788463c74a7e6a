import { expect, test } from 'vitest'
import { openViews } from '../testing/views'
import { anonymous, type Params } from '../types'
import { parseListenerFilter } from './listener-filter'
import { parseQuery } from './parse'
import { lookUp } from './query-plan'

const types = { a: 'page', b: 'page', c: 'post', d: 'post', e: 'tag' }
const { views } = openViews(Object.entries(types).map(([_id, _type]) => ({ _id, _type })))

const lookedUpBy = (text: string, params: Params) =>
  parseQuery(text, params).plan.lookups.map((lookup) =>
    lookUp(lookup, params, views.of('raw', anonymous))
      .map(({ _id }) => _id)
      .join(''),
  )

test.each<[text: string, expected: string[], params?: Params]>([
  ['*[_type == "page"]', ['ab']],
  ['*[_type == $type] | order(_id desc)[0..1]', ['cd'], { type: 'post' }],
  ['*[_type == $type]', [''], { type: 3 }],
  ['*[_id == $id][0]', ['c'], { id: 'c' }],
  ['*[_id in $ids]', ['ad'], { ids: ['d', 'a', 7, 'd'] }],
  ['*[_id in ["e", $id]]', ['be'], { id: 'b' }],
  ['*[_type in ["tag", "page"] && defined(_id)]', ['abe']],
  ['*[_type == "page" && _id == "c"]', ['c']],
  ['*[_type == "tag" || (_id == "a" && true)]', ['ae']],
  ['*[_type == "page"]{"posts": *[_type == "post" && _id != ^._id]}', ['ab', 'cd']],
  ['count(*[_type == "page"]) + count(*[_type == "tag"])', ['ab', 'e']],
  ['releases::all()', ['']],
])('%s uses an index', (text, expected, params = {}) => {
  const { plan } = parseQuery(text, params)
  expect(lookedUpBy(text, params)).toEqual(expected)
  expect(plan.readsAll).toBe(false)
})

test.each<[text: string, params?: Params]>([
  ['*'],
  ['*[_id match "a*"]'],
  ['*[_type != "page"]'],
  ['*[_type == "page" || defined(slug)]'],
  ['*[page._type == "page"]'],
  ['*[_type == @._id]'],
  ['*[_id in path("a")]'],
  ['*[_id in [...$ids]]', { ids: ['a'] }],
  ['*[defined(_id)][_type == "page"]'],
])('%s reads all documents', (text, params = {}) => {
  const { plan } = parseQuery(text, params)
  expect(plan.readsAll).toBe(true)
  expect(plan.lookups).toEqual([])
})

test.each<[text: string, ids: string[], types: string[], params?: Params]>([
  ['*[_type == $type]', [], ['page'], { type: 'page' }],
  ['*[_type in ["page", $type]]{title}', [], ['page'], { type: 3 }],
  ['*[_id == "a" || (_id == $id || "tag" == _type)]', ['a', 'b'], ['tag'], { id: 'b' }],
])('%s has a selector (FAST-01)', (text, ids, types, params = {}) => {
  expect(parseListenerFilter(text, params).selector).toEqual({ ids, types })
})

test.each([
  '*[_type == "page" && show]',
  '*[_type == "page" || (_id == "a" && show)]',
  '*[_type == "page"][show]',
  '*[_id in path("drafts.**")]',
  '*[_type == slug]',
  '*[references("a")]',
])('%s has no selector and needs evaluation', (text) => {
  expect(parseListenerFilter(text, {}).selector).toBeUndefined()
})
