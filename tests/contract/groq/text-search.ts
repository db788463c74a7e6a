import type { GroqCase } from './groq-case'

const matchCase = (
  pattern: string,
  expected: readonly string[],
  params?: GroqCase['params'],
): GroqCase => ({
  title: `match ${pattern}`,
  query: `*[_type == "campaign" && title match ${pattern}] | order(_id) ._id`,
  ...(params !== undefined && { params }),
  expected,
})

const searchCase = (search: unknown, expected: readonly string[]): GroqCase => ({
  title: `text::query(${String(search)}) in complete documents`,
  query: '*[_type == "campaign" && [@, _id] match text::query($search)] | order(_id) ._id',
  params: { search },
  expected,
})

/** `match`, `text::query`, `score` and `boost`. */
export const textSearch: readonly GroqCase[] = [
  matchCase('"school"', ['garden', 'school']),
  matchCase('"SCHOOL"', ['garden', 'school']),
  matchCase('"scho"', []),
  matchCase('"scho*"', ['garden', 'school']),
  matchCase('"*oof"', ['school']),
  matchCase('"w*ls"', ['clinic']),
  matchCase('"the school roof"', ['school']),
  matchCase('["roof", "new"]', ['school']),
  matchCase('["roof", "wheels"]', []),
  matchCase('"roof, (new)!"', ['school']),
  matchCase('$words', ['clinic'], { words: 'clinic wh*' }),
  matchCase('""', []),
  matchCase('5', []),
  matchCase('["roof", 5]', []),
  searchCase('school', ['garden', 'school']),
  searchCase('roof help', ['school']),
  searchCase('roof wheels', []),
  searchCase('scho*', ['garden', 'school']),
  searchCase('*', ['clinic', 'garden', 'school']),
  searchCase('"garden of the school"', ['garden']),
  searchCase('"garden school"', []),
  searchCase('school -roof', ['garden']),
  searchCase('-"new roof"', ['clinic', 'garden']),
  searchCase('travel', ['clinic']),
  searchCase('clinic', ['clinic']),
  searchCase('campaign', []),
  searchCase('', []),
  searchCase(5, []),
  searchCase(null, []),
  {
    title: 'text::query in fields, lists, joins and computed texts',
    query: `[
      *[title match text::query("roof")]._id,
      *[[title, missing, tags] match text::query("health")]._id,
      *[tags match text::query("-school")]._id,
      *[body[].children[].text match text::query("\\"help us\\"")]._id,
      *[pt::text(body) match text::query("\\"leaks. help\\"")]._id,
      *[_type == "campaign" && [owner->] match text::query("paz")]._id,
      "a b" match text::query("b" + "*"),
      5 match text::query("5"),
      !(missing match text::query("a"))
    ]`,
    expected: [['school'], [], ['clinic'], ['school'], ['school'], ['school'], true, false, true],
  },
  {
    title: 'text::query finds no text of private documents for anonymous callers',
    query: `[
      *[@ match text::query("rosa")]._id,
      *[[request->] match text::query("rosa")]._id,
      {"_id": "investorRequest.k1"} match text::query("rosa")
    ]`,
    as: 'anonymous',
    expected: [[], [], false],
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
    title: 'match in an array of strings',
    query: '*[_type == "campaign" && tags match "roof"]._id',
    expected: ['school'],
  },
  {
    title: 'match in several fields',
    query: '*[_type == "campaign" && [title, status] match "closed"]._id',
    expected: ['clinic'],
  },
  {
    title: 'match of words that different fields contain',
    query: '*[_type == "campaign" && [title, status] match ["wheels", "closed"]]._id',
    expected: ['clinic'],
  },
  {
    title: 'match of the segments of an id',
    query: '*[_id match "drafts*"] | order(_id) ._id',
    perspective: 'raw',
    expected: ['drafts.ana', 'drafts.dora', 'drafts.market', 'drafts.school', 'drafts.secret'],
  },
  {
    title: 'match distinguishes accents',
    query: '[ *[name match "Díaz"]._id, *[name match "Diaz"]._id ]',
    expected: [['bruno'], []],
  },
  {
    title: 'match in other values than strings is false',
    query: '[5 match "5", null match "a", {} match "a", true match "true"]',
    expected: [false, false, false, false],
  },
  {
    title: 'match reads drafts in drafts',
    query: '*[_type == "campaign" && title match "windows"]._id',
    perspective: 'drafts',
    expected: ['school'],
  },
  {
    title: 'score orders by the number of true conditions',
    query: '*[_type == "campaign"] | score(status == "open", "roof" in tags) ._id',
    expected: ['school', 'garden', 'clinic'],
  },
  {
    title: 'score counts both sides of or',
    query: '*[_type == "campaign"] | score(status == "open" || goal > 500) ._id',
    expected: ['school', 'clinic', 'garden'],
  },
  {
    title: 'score counts both sides of or in parentheses',
    query: '*[_type == "campaign"] | score((status == "open" || goal > 500)) ._id',
    expected: ['school', 'clinic', 'garden'],
  },
  {
    title: 'score adds nothing when one side of and is false',
    query:
      '*[_type == "campaign"] | score(status == "open" && goal > 500, goal < 500) | order(_score desc, _id) ._id',
    expected: ['school', 'garden', 'clinic'],
  },
  {
    title: 'score gives the same in one call and in two',
    query: `{
      "one": *[_type == "campaign"] | score(goal > 500, goal > 2000) {_id, _score},
      "two": *[_type == "campaign"] | score(goal > 500) | score(goal > 2000) {_id, _score}
    }{"same": array::join(one[]._score, " ") == array::join(two[]._score, " "), "ids": one[]._id}`,
    expected: { same: true, ids: ['clinic', 'school', 'garden'] },
  },
  {
    title: 'score counts the occurrences of a word',
    query:
      '[{"a": "fish"}, {"a": "Fish, fish, just fish"}, {"a": "bird"}] | score(a match "fish") .a',
    expected: ['Fish, fish, just fish', 'fish', 'bird'],
  },
  {
    title: 'boost adds its value when the condition is true',
    query:
      '*[_type == "campaign"] | score(boost(status == "closed", 10), goal < 500, goal < 500) {_id, "s": _score}',
    expected: [
      { _id: 'clinic', s: 11 },
      { _id: 'garden', s: 2 },
      { _id: 'school', s: 0 },
    ],
  },
  {
    title: 'boost of a match',
    query:
      '*[_type == "campaign"] | score(boost(title match "garden", 3), title match "school") ._id',
    expected: ['garden', 'school', 'clinic'],
  },
  {
    title: 'a negative boost adds nothing',
    query:
      '*[_type == "campaign"] | score(boost(status == "open", -5), goal > 2000) | order(_score desc, _id) {_id, _score}',
    expected: [
      { _id: 'clinic', _score: 1 },
      { _id: 'garden', _score: 0 },
      { _id: 'school', _score: 0 },
    ],
  },
  {
    title: 'boost with a parameter',
    query: '*[_type == "campaign"] | score(boost(goal < 500, $most)) [0]{_id, _score}',
    params: { most: 2.5 },
    expected: { _id: 'garden', _score: 3.5 },
  },
  {
    title: 'score with filter, order and slice',
    query:
      '*[_type == "campaign"] | score(title match "school") | order(_score desc, _id) [_score > 0][0...1]._id',
    expected: ['garden'],
  },
  {
    title: 'score in the drafts perspective',
    query:
      '*[_type == "campaign"] | score(title match "windows", title match "harbour", goal > 1000) | order(_score desc, _id) [_score > 0]._id',
    perspective: 'drafts',
    expected: ['school', 'clinic', 'market'],
  },
  {
    title: 'score of a value that is not an array is null',
    query: '*[0] | score(true)',
    expected: null,
  },
]
