import type { GroqCase } from './groq-case'

const wrong = (
  title: string,
  query: string,
  description: string | RegExp,
  place: { readonly start?: number; readonly end?: number } = {},
): GroqCase => ({ title, query, error: { type: 'queryParseError', description, ...place } })

const notThere = (title: string, query: string, description: string | RegExp): GroqCase => ({
  title,
  query,
  error: { type: 'queryEvaluationError', description },
})

/** Queries that cannot be read, and such as this server does not answer. */
export const refused: readonly GroqCase[] = [
  wrong('a filter without its end', '*[_id == "ana"', /./, { start: 14, end: 14 }),
  wrong('an operator without its right side', '*[_id == ', /./, { start: 9, end: 9 }),
  wrong('a text without its end', '*[_id == "ana]', /./, { start: 14 }),
  wrong('two expressions, told behind the first', '1 2', /./, { start: 1, end: 2 }),
  wrong('a bracket too many, told at the one before', '*[true]]', /./, { start: 6, end: 7 }),
  wrong('on a later line', '*[_type == "a"]\n{a b}', /./, { start: 18, end: 19 }),
  wrong('a function that is not there', 'nada(1)', 'Undefined function: nada'),
  wrong('a namespace that is not there', 'nada::nada(1)', /nada/),
  wrong('a pipe function that is not there', '* | nada(a)', /nada/),
  wrong('too few values of a function', 'count()', /arguments to function count/),
  wrong('too many values of a function', 'defined(1, 2)', /arguments to function defined/),
  wrong('an order by nothing', '* | order()', /arguments to function order/),
  wrong('a score by nothing', '* | score()', /arguments to function score/),
  wrong('score without a list before it', 'score(true)', 'Undefined function: score'),
  wrong('boost outside of score', '*[boost(true, 2)]', /boost/),
  wrong('boost of one value', '* | score(boost(true))', /boost/),
  wrong('something behind the last choice', 'select(1, 2)', /select/),
  wrong('asc outside of an order', '1 asc', /./),
  wrong('a field that has no name', '{1 + 1}', /./),
  wrong('a slice by parts of a number', '[1, 2][0..1.5]', /whole numbers/),
  wrong('an element by a part of a number', '[1, 2][0.5]', /whole numbers/),
  wrong('before() outside of a change', 'before()', /before/),
  wrong('geo()', 'geo({"lat": 1, "lng": 1})', /geo/),
  notThere('geo::distance', 'geo::distance(1, 2)', /not implemented/),
  notThere('text::query', '*[@ match text::query("roof")]', /not implemented/),
  notThere('documents::get', 'documents::get({"_ref": "ana"})', /not implemented/),
  notThere('diff::changedAny', 'diff::changedAny({}, {}, a)', /does not support diff/),
]
