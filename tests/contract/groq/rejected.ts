import type { GroqCase } from './groq-case'

const parseError = (
  title: string,
  query: string,
  description: string | RegExp,
  location: { readonly start?: number; readonly end?: number } = {},
): GroqCase => ({ title, query, error: { type: 'queryParseError', description, ...location } })

const CUT_OFF = 'unexpected end-of-file, expected expression'

/** The error names the function, whether the query would ever call it or not. */
const unsupported = (name: string, query: string): GroqCase =>
  parseError(name, query, `The embedded Content Lake does not support ${name}().`)

/** Queries with syntax errors, and queries that the lake does not support. */
export const rejected: readonly GroqCase[] = [
  parseError('an unterminated filter', '*[_id == "ana"', CUT_OFF, { start: 14, end: 14 }),
  parseError('an error on a later line', '*[_type == "a"]\n{a b}', /./, { start: 18, end: 19 }),
  parseError('an unknown function', 'nada(1)', 'Undefined function: nada'),
  parseError('too many arguments', 'defined(1, 2)', /arguments to function defined/),
  parseError('score without a pipe', 'score(true)', 'Undefined function: score'),
  parseError('boost outside score', '*[boost(true, 2)]', /boost/),
  parseError('before() outside delta mode', 'before()', /before/),
  parseError('geo()', 'geo({"lat": 1, "lng": 1})', /geo/),
  unsupported('geo::distance', 'geo::distance(1, 2)'),
  unsupported('geo::latLng', '*[false]{"at": geo::latLng(1, 2)}'),
  ...['*[text::query("roof")]', 'text::query("roof") match "roof"', '"a" in text::query("a")'].map(
    (query) =>
      parseError(
        `text::query elsewhere: ${query}`,
        query,
        'text::query() is only possible on the right of match.',
      ),
  ),
  parseError('text::query without a text', '* match text::query()', /arguments to function query/),
  unsupported('text::semanticSimilarity', '* | score(text::semanticSimilarity("roof"))'),
  unsupported('documents::get', 'documents::get({"_ref": "ana"})'),
  unsupported('documents::incomingRefCount', '*{"n": documents::incomingRefCount()}'),
  unsupported('user::attributes', '*[owner == user::attributes().name]'),
  unsupported('media::aspect', '*[media::aspect(cover, "a") == 1]'),
  unsupported('diff::changedAny', 'diff::changedAny({}, {}, a)'),
  unsupported('diff::changedOnly', 'diff::changedOnly({}, {}, a)'),
  unsupported('delta::operation', 'delta::operation()'),
  unsupported('anywhere', '*[anywhere(title == "a")]'),
]
