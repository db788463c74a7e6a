import type { GroqCase } from './groq-case'

const words = (
  pattern: string,
  expected: readonly string[],
  params?: GroqCase['params'],
): GroqCase => ({
  title: `match ${pattern}`,
  query: `*[_type == "campaign" && title match ${pattern}] | order(_id) ._id`,
  ...(params !== undefined && { params }),
  expected,
})

/** Words found by `match`, and what `score` makes of them. */
export const matching: readonly GroqCase[] = [
  words('"school"', ['garden', 'school']),
  words('"SCHOOL"', ['garden', 'school']),
  words('"scho"', []),
  words('"scho*"', ['garden', 'school']),
  words('"*oof"', ['school']),
  words('"w*ls"', ['clinic']),
  words('"the school roof"', ['school']),
  words('["roof", "new"]', ['school']),
  words('["roof", "wheels"]', []),
  words('"roof, (new)!"', ['school']),
  words('$words', ['clinic'], { words: 'clinic wh*' }),
  words('""', []),
  words('5', []),
  words('["roof", 5]', []),
  {
    title: 'match in any entry of a list',
    query: '*[_type == "campaign" && tags match "roof"]._id',
    expected: ['school'],
  },
  {
    title: 'match in several fields',
    query: '*[_type == "campaign" && [title, status] match "closed"]._id',
    expected: ['clinic'],
  },
  {
    title: 'match with all words in several fields together',
    query: '*[_type == "campaign" && [title, status] match ["wheels", "closed"]]._id',
    expected: ['clinic'],
  },
  {
    title: 'match of an id, part by part',
    query: '*[_id match "drafts*"] | order(_id) ._id',
    perspective: 'raw',
    expected: ['drafts.ana', 'drafts.dora', 'drafts.market', 'drafts.school', 'drafts.secret'],
  },
  {
    title: 'match with marks is not the same as without',
    query: '[ *[name match "Díaz"]._id, *[name match "Diaz"]._id ]',
    expected: [['bruno'], []],
  },
  {
    title: 'match in what is no text',
    query: '[5 match "5", null match "a", {} match "a", true match "true"]',
    expected: [false, false, false, false],
  },
  {
    title: 'match looks at the draft on top',
    query: '*[_type == "campaign" && title match "windows"]._id',
    perspective: 'drafts',
    expected: ['school'],
  },
  {
    title: 'score orders by how many conditions are true',
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
    title: 'score counts nothing where one side of and is not true',
    query:
      '*[_type == "campaign"] | score(status == "open" && goal > 500, goal < 500) | order(_score desc, _id) ._id',
    expected: ['school', 'garden', 'clinic'],
  },
  {
    title: 'score counts the same for conditions in one or in two calls',
    query: `{
      "one": *[_type == "campaign"] | score(goal > 500, goal > 2000) {_id, _score},
      "two": *[_type == "campaign"] | score(goal > 500) | score(goal > 2000) {_id, _score}
    }{"same": array::join(one[]._score, " ") == array::join(two[]._score, " "), "ids": one[]._id}`,
    expected: { same: true, ids: ['clinic', 'school', 'garden'] },
  },
  {
    title: 'score of words counts how often they stand there',
    query:
      '[{"a": "fish"}, {"a": "Fish, fish, just fish"}, {"a": "bird"}] | score(a match "fish") .a',
    expected: ['Fish, fish, just fish', 'fish', 'bird'],
  },
  {
    title: 'boost adds its number where the condition is true',
    query:
      '*[_type == "campaign"] | score(boost(status == "closed", 10), goal < 500, goal < 500) {_id, "s": _score}',
    expected: [
      { _id: 'clinic', s: 11 },
      { _id: 'garden', s: 2 },
      { _id: 'school', s: 0 },
    ],
  },
  {
    title: 'boost by words',
    query:
      '*[_type == "campaign"] | score(boost(title match "garden", 3), title match "school") ._id',
    expected: ['garden', 'school', 'clinic'],
  },
  {
    title: 'boost below nothing counts for nothing',
    query:
      '*[_type == "campaign"] | score(boost(status == "open", -5), goal > 2000) | order(_score desc, _id) {_id, _score}',
    expected: [
      { _id: 'clinic', _score: 1 },
      { _id: 'garden', _score: 0 },
      { _id: 'school', _score: 0 },
    ],
  },
  {
    title: 'boost by parameter',
    query: '*[_type == "campaign"] | score(boost(goal < 500, $most)) [0]{_id, _score}',
    params: { most: 2.5 },
    expected: { _id: 'garden', _score: 3.5 },
  },
  {
    title: 'score filtered, ordered and sliced',
    query:
      '*[_type == "campaign"] | score(title match "school") | order(_score desc, _id) [_score > 0][0...1]._id',
    expected: ['garden'],
  },
  {
    title: 'score over drafts',
    query:
      '*[_type == "campaign"] | score(title match "windows", title match "harbour", goal > 1000) | order(_score desc, _id) [_score > 0]._id',
    perspective: 'drafts',
    expected: ['school', 'clinic', 'market'],
  },
  { title: 'score of what is no list', query: '*[0] | score(true)', expected: null },
]
