import type { GroqCase } from './groq-case'

/** `match`, `text::query`, `score` and `boost`. */
export const textSearch: readonly GroqCase[] = [
  {
    title: 'match of a parameter',
    query: '*[_type == "campaign" && title match $words]._id',
    params: { words: 'clinic wh*' },
    expected: ['clinic'],
  },
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
]
