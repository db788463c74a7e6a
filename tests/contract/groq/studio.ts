import type { GroqCase } from './groq-case'

const CAMPAIGN = '_type == "campaign" => { "w0": _id,"w1": title,"w2": slug.current }'
const PERSON = '_type == "person" => { "w0": _id,"w1": name }'
const SECRET = '_type == "sanity.previewUrlSecret"'

/** Queries recorded from the Studio, its tools and the CLI. */
export const studio: readonly GroqCase[] = [
  {
    title: 'global search in raw',
    query: `// findability-mvi:5
*[_type in $__types && (_id match $t0 || title match $t0 || name match $t0) && (_id match $t1 || title match $t1 || name match $t1)]| order(_id asc)[0...$__limit]{_type, _id, _originalId, ...select(${CAMPAIGN},
${PERSON})}`,
    params: { __types: ['campaign', 'person'], __limit: 1000, t0: 'roof*', t1: 'new*' },
    perspective: 'raw',
    expected: [
      {
        _type: 'campaign',
        _id: 'drafts.school',
        _originalId: null,
        w0: 'drafts.school',
        w1: 'New roof and windows',
        w2: 'new-roof',
      },
      {
        _type: 'campaign',
        _id: 'school',
        _originalId: null,
        w0: 'school',
        w1: 'New roof for the school',
        w2: 'new-roof',
      },
    ],
  },
  {
    title: 'global search of version 6, by relevance',
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
    title: 'a document list of version 6',
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
  {
    title: 'slug uniqueness ignores drafts and versions of the same document',
    query:
      '!defined(*[_type == $docType && !sanity::versionOf($published) && slug.current == $slug][0]._id)',
    params: { docType: 'campaign', published: 'school', slug: 'new-roof' },
    perspective: 'raw',
    expected: true,
  },
  {
    title: 'releases with defaults for missing fields',
    query: `*[_type=="system.release" && _id in path("_.releases.*")] {
      _id, state, publishAt,
      "metadata": coalesce(metadata, { "title": "", "releaseType": "undecided", }),
      // A comment between fields.
      ...select(
        length(error.message) > 0 => { error },
        {}
      ),
    } | order(_createdAt desc)`,
    perspective: 'raw',
    expected: [
      {
        _id: '_.releases.summer',
        state: 'active',
        publishAt: null,
        metadata: { title: 'Summer', releaseType: 'asap' },
      },
    ],
  },
  {
    title: 'documents of a release by the last part of their ids',
    query: `{"winter": *[sanity::partOfRelease("winter")]{_updatedAt, "docId": string::split(_id, ".")[2] } | order(_updatedAt desc),}{
      "_.releases.winter": {
        "changed": defined(winter[0]._updatedAt),
        "documentIds": winter[].docId,
      },
    }`,
    perspective: 'raw',
    expected: { '_.releases.winter': { changed: true, documentIds: ['clinic'] } },
  },
  {
    title: 'a preview secret updated within the last hour',
    query: `*[${SECRET} && secret == $secret && dateTime(_updatedAt) > dateTime(now()) - 3600][0]{ _id, studioUrl, }`,
    params: { secret: 'open sesame' },
    perspective: 'raw',
    expected: { _id: 'drafts.secret', studioUrl: 'https://example.test/studio' },
  },
]
