import fc from 'fast-check'
import { text } from '../texts'

const name = fc.constantFrom(
  '_id',
  '_type',
  '_rev',
  'title',
  'slug',
  'body',
  'a',
  'body[]',
  'seo.title',
)

const literal = fc.oneof(
  text.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '0',
    '-1',
    '1e3',
    'true',
    'null',
    '[]',
    '{}',
    '$a',
    '$missing',
    '@',
    '^',
    '^.^',
    'now()',
  ),
)

const functions = [
  ...['count', 'defined', 'length', 'string', 'lower', 'upper', 'references', 'dateTime', 'round'],
  ...[
    'coalesce',
    'select',
    'path',
    'identity',
    'now',
    'score',
    'boost',
    'array::unique',
    'math::sum',
  ],
  ...[
    'math::avg',
    'string::split',
    'string::startsWith',
    'array::join',
    'array::compact',
    'pt::text',
  ],
  ...['sanity::dataset', 'geo::distance', 'global::count', 'nothing', 'diff::changedAny', 'pow'],
]

const operators = [
  ...['+', '-', '*', '/', '%', '**', '==', '!=', '<', '<=', '>', '>=', '&&', '||', 'in', 'match'],
  ...['|', '->', '=>', 'asc', ',', '..', '...'],
]

/** Queries of the language's parts, most of them valid. */
const grammar = fc.letrec<{ query: string; expression: string; filter: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    literal,
    name,
    fc
      .tuple(tie('expression'), fc.constantFrom(...operators), tie('expression'))
      .map((parts) => parts.join(' ')),
    fc
      .tuple(fc.constantFrom(...functions), fc.array(tie('expression'), { maxLength: 3 }))
      .map(([called, values]) => `${called}(${values.join(', ')})`),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `!${inner}`),
    tie('query'),
  ),
  filter: fc.oneof(
    tie('expression').map((inner) => `[${inner}]`),
    fc
      .tuple(fc.integer({ min: -5, max: 50 }), fc.integer({ min: -5, max: 50 }))
      .map(([from, to]) => `[${from}...${to}]`),
    tie('expression').map((inner) => ` | order(${inner} desc)`),
    fc.tuple(name, tie('expression')).map(([field, inner]) => `{${field}, "b": ${inner}, ...}`),
    fc.constantFrom(
      '[0]',
      '[-1]',
      '[]',
      '->',
      '.title',
      '._ref->',
      '{...}',
      '[$a...$b]',
      '[_key == "a"]',
    ),
  ),
  query: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom('*', '*[_type == "page"]', '*[0...5]', '*[_type == $a]'),
    fc.tuple(tie('query'), tie('filter')).map((parts) => parts.join('')),
  ),
}))

/** Tokens in any order. */
const tokens = fc
  .array(
    fc.oneof(fc.constantFrom(...operators, '*', '[', ']', '{', '}', '(', ')', '"'), name, literal),
    {
      maxLength: 25,
    },
  )
  .map((parts) => parts.join(' '))

const deep = fc
  .tuple(
    fc.constantFrom('(', '[', '{"a":', '!', '*[', 'count('),
    fc.integer({ min: 10, max: 3_000 }),
  )
  .map(([part, times]) => part.repeat(times))

/** A GROQ text: by the grammar, of its tokens, nested deeply, or any text. */
export const groq = fc.oneof(
  { weight: 6, arbitrary: grammar.query },
  { weight: 2, arbitrary: grammar.expression },
  { weight: 2, arbitrary: tokens },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: text },
)
