import type { ClientPerspective } from '@sanity/client'
import type { GroqCase } from './groq-case'

const list = '*[_type == "campaign"] | order(_id) {_id, title}'

const clinic = { _id: 'clinic', title: 'A clinic on wheels' }
const garden = { _id: 'garden', title: 'Garden of the school' }
const school = { _id: 'school', title: 'New roof for the school' }
const market = { _id: 'market', title: 'Market of the harbour' }
const fair = { _id: 'fair', title: 'Summer fair' }
const draft = { _id: 'school', title: 'New roof and windows' }
const summer = { _id: 'school', title: 'Summer roof' }

const listed = (
  title: string,
  perspective: ClientPerspective,
  expected: readonly object[],
): GroqCase => ({ title, query: list, perspective, expected })

/** The documents that a query reads, by perspective. */
export const perspectives: readonly GroqCase[] = [
  { title: 'published is the default', query: list, expected: [clinic, garden, school] },
  listed('drafts replace published documents', 'drafts', [clinic, garden, market, draft]),
  listed('a release has no drafts', ['summer'], [clinic, fair, garden, summer]),
  listed('a release over drafts', ['summer', 'drafts'], [clinic, fair, garden, market, summer]),
  listed('drafts over a release', ['drafts', 'summer'], [clinic, fair, garden, market, draft]),
  {
    title: 'a draft is not found by its own id',
    query: 'count(*[_id == "drafts.market" || _id in path("drafts.**")])',
    perspective: 'drafts',
    expected: 0,
  },
  {
    title: '_originalId is the id of the draft or version',
    query: '*[_type == "campaign" && _id != _originalId] | order(_id) {_id, _originalId}',
    perspective: ['summer', 'drafts'],
    expected: [
      { _id: 'fair', _originalId: 'versions.summer.fair' },
      { _id: 'market', _originalId: 'drafts.market' },
      { _id: 'school', _originalId: 'versions.summer.school' },
    ],
  },
  {
    title: 'subqueries use the same perspective',
    query:
      '*[_id == "bruno"][0]{"owns": *[_type == "campaign" && owner._ref == ^._id] | order(_id) ._id}',
    perspective: 'drafts',
    expected: { owns: ['clinic', 'school'] },
  },
  {
    title: 'versionOf finds published document, draft and version in raw',
    query: '*[sanity::versionOf("school")] | order(_id) ._id',
    perspective: 'raw',
    expected: ['drafts.school', 'school', 'versions.summer.school'],
  },
  {
    title: 'releases::all returns the documents of releases',
    query: 'releases::all()[]{_id, name}',
    perspective: 'raw',
    expected: [{ _id: '_.releases.summer', name: 'summer' }],
  },
]

/** Dereferencing and `references()`. */
export const references: readonly GroqCase[] = [
  {
    title: 'a dangling reference, and one to an unpublished document, are null',
    query:
      '[*[_id == "clinic"][0]{"next": next->, "title": next->title}, *[_id == "garden"][0].owner->]',
    expected: [{ next: null, title: null }, null],
  },
  {
    title: 'references resolve to drafts in drafts, and references() reads them',
    query: `[
      *[_id == "garden"][0].owner->{_id, name},
      *[_id == "bruno"][0].boss->name,
      *[_type == "campaign" && references("ana")] | order(_id) ._id
    ]`,
    perspective: 'drafts',
    expected: [{ _id: 'dora', name: 'Dora' }, 'Ana María Paz', ['garden', 'market']],
  },
  {
    title: 'asset URLs are computed',
    query: '*[_id == "school"][0].cover.asset->url',
    expected: 'https://example.test/lake/images/embedded/production/abc-200x100.png',
  },
  {
    title: 'a filter by asset URL',
    query: '*[url == $url]._id',
    params: { url: 'https://example.test/lake/files/embedded/production/def.pdf' },
    expected: ['file-def-pdf'],
  },
]

/** `text::query`, `score` and `boost`, which the installed Studio does not send. */
export const textSearch: readonly GroqCase[] = [
  {
    title: 'text::query in fields, lists, joins and computed texts',
    query: `[
      *[title match text::query("roof")]._id,
      *[[title, missing, tags] match text::query("health")]._id,
      *[tags match text::query("-school")]._id,
      *[body[].children[].text match text::query("\\"help us\\"")]._id,
      *[pt::text(body) match text::query("\\"leaks. help\\"")]._id,
      *[_type == "campaign" && [owner->] match text::query("paz")]._id,
      *[_type == "campaign" && [@, _id] match text::query("\\"garden of the school\\"")]._id,
      "a b" match text::query("b" + "*"),
      5 match text::query("5"),
      !(missing match text::query("a"))
    ]`,
    expected: [
      ...[['school'], [], ['clinic'], ['school'], ['school'], ['school'], ['garden']],
      ...[true, false, true],
    ],
  },
  {
    title: 'text::query in score',
    query: `*[_type == "campaign"]
      | score(boost(title match text::query("garden"), 3), @ match text::query("school"))
      | order(_score desc)[_score > 0]{_id, _score}`,
    expected: [
      { _id: 'garden', _score: 5 },
      { _id: 'school', _score: 1 },
    ],
  },
  {
    title: 'the global search of Studio 6, by relevance',
    query: `// findability-mvi:5
*[_type in $__types] | score(boost(_type in ["campaign"] && title match text::query($__query), 10), boost(_type in ["person"] && name match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery))) | order(_score desc) [_score > 0] [0...$__limit] {_score, _type, _id, _originalId}`,
    params: {
      __types: ['campaign', 'person'],
      __limit: 1001,
      __query: 'windows*',
      __rawQuery: 'windows',
    },
    perspective: 'drafts',
    expected: [{ _score: 13, _type: 'campaign', _id: 'school', _originalId: 'drafts.school' }],
  },
  {
    title: 'a document list of Studio 6',
    query: `// findability-mvi:5
*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == $type)] | order(_updatedAt desc, _id asc) [0...$__limit] {_updatedAt, _type, _id, _originalId}{_type, _id, _originalId}`,
    params: {
      __types: ['redirect'],
      type: 'redirect',
      __limit: 2,
      __query: '*',
      __rawQuery: '',
    },
    perspective: 'drafts',
    expected: [
      { _type: 'redirect', _id: 'redirectA', _originalId: 'redirectA' },
      { _type: 'redirect', _id: 'redirectB', _originalId: 'redirectB' },
    ],
  },
]

/** Query parameters and the caller. */
export const parameters: readonly GroqCase[] = [
  {
    title: 'identity() of an anonymous caller',
    query: 'identity()',
    as: 'anonymous',
    expected: '<anonymous>',
  },
  {
    title: 'a parameter is not parsed as a query',
    query: '*[_id == $id]',
    params: { id: '" || true || "' },
    expected: [],
  },
  {
    title: 'parameters named like object properties are missing',
    query: '[$constructor, $toString]',
    params: { other: 1 },
    error: {
      type: 'queryParseError',
      description: 'param $constructor referenced, but not provided',
    },
  },
]
