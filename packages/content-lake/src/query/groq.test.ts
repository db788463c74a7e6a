import { expect, test } from 'vitest'
import { QueryError } from '../errors'
import { ofEditor, openViews } from '../testing/views'
import type { Params } from '../types'
import { evaluate } from './evaluate'
import { parseQuery } from './parse'
import type { Perspective } from './perspective'

// Results follow from the GROQ specification (sanity-io.github.io/GROQ), not from a run.
const strong = (_ref: string) => ({ _type: 'reference', _ref })
const weak = (_ref: string) => ({ ...strong(_ref), _weak: true })
const block = (...texts: readonly string[]) => ({
  _type: 'block',
  children: texts.map((text) => ({ _type: 'span', text })),
})
const campaign = (_id: string, title: string, more: object = {}) => {
  return { _id, _type: 'campaign', title, ...more }
}

const { views } = openViews([
  { _id: 'ana', _type: 'person', name: 'Ana Paz' },
  { _id: 'bruno', _type: 'person', name: 'Bruno Díaz', boss: strong('ana') },
  { _id: 'drafts.ana', _type: 'person', name: 'Ana María Paz' },
  { _id: 'drafts.dora', _type: 'person', name: 'Dora' },
  campaign('school', 'New roof for the school', {
    owner: strong('ana'),
    tags: ['school', 'roof'],
    body: [block('The roof ', 'leaks.'), { _type: 'divider' }, block('Help us.')],
  }),
  campaign('clinic', 'A clinic on wheels', {
    owner: strong('bruno'),
    tags: ['health', 'wheels'],
    next: weak('gone'),
  }),
  campaign('garden', 'Garden of the school', { owner: weak('dora'), helpers: [weak('ana')] }),
  campaign('drafts.school', 'New roof and windows', { owner: strong('bruno') }),
  campaign('drafts.market', 'Market of the harbour', { owner: strong('ana') }),
  campaign('versions.summer.school', 'Summer roof'),
  campaign('versions.summer.fair', 'Summer fair'),
  campaign('versions.winter.clinic', 'Winter clinic'),
  { _id: '_.releases.summer', _type: 'system.release', name: 'summer' },
])

function run(query: string, perspective: Perspective = ['published'], params: Params = {}) {
  const view = views.of(perspective, ofEditor.caller)
  return evaluate(parseQuery(query, params), { ...ofEditor, view, params })
}

const drafts = ['drafts', 'published']
const summer = ['summer', 'published']

test.each([
  [['published'], ['clinic', 'garden', 'school']],
  [drafts, ['clinic', 'garden', 'drafts.market', 'drafts.school']],
  [summer, ['clinic', 'versions.summer.fair', 'garden', 'versions.summer.school']],
  [
    ['summer', ...drafts],
    ['clinic', 'versions.summer.fair', 'garden', 'drafts.market', 'versions.summer.school'],
  ],
  [
    ['drafts', ...summer],
    ['clinic', 'versions.summer.fair', 'garden', 'drafts.market', 'drafts.school'],
  ],
])('the perspective %j shows %j', (perspective, expected) => {
  const query = '*[_type == "campaign"] | order(_id) {"id": coalesce(_originalId, _id)}.id'
  expect(run(query, perspective)).toEqual(expected)
})

test('a perspective applies to ids, subqueries and references', () => {
  expect(run('count(*[_id == "drafts.market" || _id in path("drafts.**")])', drafts)).toBe(0)
  const owned = '*[_id == "bruno"][0]{"owns": *[owner._ref == ^._id] | order(_id) ._id}'
  expect(run(owned, drafts)).toEqual({ owns: ['clinic', 'school'] })
  const names = '[*[_id == "garden"][0].owner->name, *[_id == "bruno"][0].boss->name]'
  expect(run(names)).toEqual([null, 'Ana Paz'])
  expect(run(names, drafts)).toEqual(['Dora', 'Ana María Paz'])
  const referring = '*[_type == "campaign" && references("ana")] | order(_id) ._id'
  expect(run(referring, drafts)).toEqual(['garden', 'market'])
  const dangling = '*[_id == "clinic"][0]{"next": next->, "title": next->title}'
  expect(run(dangling)).toEqual({ next: null, title: null })
})

test('finds the versions of a document, and releases', () => {
  expect(run('*[sanity::versionOf("school")] | order(_id) ._id', 'raw')).toEqual([
    ...['drafts.school', 'school', 'versions.summer.school'],
  ])
  expect(run('releases::all()[]{_id, name}', 'raw')).toEqual([
    { _id: '_.releases.summer', name: 'summer' },
  ])
})

// `text::query`, `score` and `boost`, which the installed Studio does not send.
test.each([
  ['*[title match text::query("roof")]._id', ['school']],
  ['*[[title, missing, tags] match text::query("health")]._id', []],
  ['*[tags match text::query("-school")]._id', ['clinic']],
  ['*[body[].children[].text match text::query("\\"help us\\"")]._id', ['school']],
  ['*[pt::text(body) match text::query("\\"leaks. help\\"")]._id', ['school']],
  ['*[_type == "campaign" && [owner->] match text::query("paz")]._id', ['school']],
  ['*[[@, _id] match text::query("\\"garden of the school\\"")]._id', ['garden']],
  ['"a b" match text::query("b" + "*")', true],
  ['5 match text::query("5")', false],
  ['!(missing match text::query("a"))', true],
])('searches texts: %s', (query, expected) => {
  expect(run(query)).toEqual(expected)
})

test('answers the searches of Studio 6, by relevance', () => {
  const everywhere = `// findability-mvi:5
    *[_type in $__types]
      | score(
          boost(_type in ["campaign"] && title match text::query($__query), 10),
          boost(_type in ["person"] && name match text::query($__query), 10),
          ([@, _id] match text::query($__query) || references($__rawQuery))
        )
      | order(_score desc) [_score > 0] [0...$__limit] {_score, _type, _id, _originalId}`
  const windows = { __query: 'windows*', __rawQuery: 'windows', __limit: 1001 }
  expect(run(everywhere, drafts, { ...windows, __types: ['campaign', 'person'] })).toEqual([
    { _score: 13, _type: 'campaign', _id: 'school', _originalId: 'drafts.school' },
  ])
  const list = `*[_type in $__types
      && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)]
      | order(_updatedAt desc, _id asc) [0...$__limit] {_updatedAt, _type, _id, _originalId}{_id}`
  const all = { __types: ['person'], type: 'person', __query: '*', __rawQuery: '', __limit: 2 }
  expect(run(list, drafts, all)).toEqual([{ _id: 'ana' }, { _id: 'bruno' }])
})

test('a parameter is not parsed as a query', () => {
  expect(run('*[_id == $id]', 'raw', { id: '" || true || "' })).toEqual([])
})

/** The error names the function, whether the query would ever call it or not. */
const unsupported = (name: string) => `The embedded Content Lake does not support ${name}().`
const elsewhere = 'text::query() is only possible on the right of match.'

test.each([
  ['*[_id == "ana"', 'unexpected end-of-file, expected expression', [14, 14]],
  ['*[_type == "a"]\n{a b}', /./, [18, 19]],
  ['nada(1)', 'Undefined function: nada'],
  ['defined(1, 2)', /arguments to function defined/],
  ['score(true)', 'Undefined function: score'],
  ['*[boost(true, 2)]', /boost/],
  ['before()', /before/],
  ['geo({"lat": 1, "lng": 1})', /geo/],
  ['geo::distance(1, 2)', unsupported('geo::distance')],
  ['*[false]{"at": geo::latLng(1, 2)}', unsupported('geo::latLng')],
  ['*[text::query("roof")]', elsewhere],
  ['text::query("roof") match "roof"', elsewhere],
  ['"a" in text::query("a")', elsewhere],
  ['* match text::query()', /arguments to function query/],
  ['* | score(text::semanticSimilarity("roof"))', unsupported('text::semanticSimilarity')],
  ['documents::get({"_ref": "ana"})', unsupported('documents::get')],
  ['*{"n": documents::incomingRefCount()}', unsupported('documents::incomingRefCount')],
  ['*[owner == user::attributes().name]', unsupported('user::attributes')],
  ['*[media::aspect(cover, "a") == 1]', unsupported('media::aspect')],
  ['diff::changedAny({}, {}, a)', unsupported('diff::changedAny')],
  ['diff::changedOnly({}, {}, a)', unsupported('diff::changedOnly')],
  ['delta::operation()', unsupported('delta::operation')],
  ['*[anywhere(title == "a")]', unsupported('anywhere')],
  // Objects inherit the name.
  ['[$constructor]', 'param $constructor referenced, but not provided'],
])('rejects %s', (query, description, position: readonly number[] = []) => {
  const parse = () => parseQuery(query, { other: 1 })
  expect(parse).toThrow(QueryError)
  expect(parse).toThrow(description)
  const [start, end] = position
  if (start !== undefined) expect(parse).toThrow(expect.objectContaining({ start, end }))
})
