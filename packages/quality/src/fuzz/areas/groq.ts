import fc from 'fast-check'
import { oneOf, text } from '../texts'

const name = oneOf('_id _type _rev title slug body a body[] seo.title')
const literal = fc.oneof(
  text.map((value) => JSON.stringify(value)),
  oneOf('0 -1 1e3 true null [] {} $a $missing @ ^ ^.^ now()'),
)
const operator = oneOf('+ - * / % ** == != < <= > >= && || in match | -> => asc , .. ...')
const called = oneOf(
  'count defined length string lower upper references dateTime round coalesce select path identity now ' +
    'score boost pow array::unique array::join array::compact math::sum math::avg string::split ' +
    'string::startsWith pt::text sanity::dataset geo::distance global::count diff::changedAny nothing',
)
const bound = fc.integer({ min: -5, max: 50 })
const join = (parts: readonly string[]) => parts.join(' ')

/** Queries of the language's parts, most of them valid. */
const grammar = fc.letrec<{ query: string; expression: string; filter: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    ...[literal, name],
    fc.tuple(tie('expression'), operator, tie('expression')).map(join),
    fc
      .tuple(called, fc.array(tie('expression'), { maxLength: 3 }))
      .map(([callee, values]) => `${callee}(${values.join(', ')})`),
    tie('expression').map((inner) => `(${inner})`),
    tie('expression').map((inner) => `!${inner}`),
    tie('query'),
  ),
  filter: fc.oneof(
    tie('expression').map((inner) => `[${inner}]`),
    fc.tuple(bound, bound).map(([from, to]) => `[${from}...${to}]`),
    tie('expression').map((inner) => ` | order(${inner} desc)`),
    fc.tuple(name, tie('expression')).map(([field, inner]) => `{${field}, "b": ${inner}, ...}`),
    oneOf('[0] [-1] [] -> .title ._ref-> {...} [$a...$b] [_key=="a"]'),
  ),
  query: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    oneOf('* *[_type=="page"] *[0...5] *[_type==$a]'),
    fc.tuple(tie('query'), tie('filter')).map((parts) => parts.join('')),
  ),
}))

const token = fc.oneof(operator, oneOf('* [ ] { } ( ) "'), name, literal)
const deep = fc
  .tuple(oneOf('( [ {"a": ! *[ count('), fc.integer({ min: 10, max: 3_000 }))
  .map(([part, times]) => part.repeat(times))

/** A GROQ text: by the grammar, of its tokens, nested deeply, or any text. */
export const groq = fc.oneof(
  { weight: 6, arbitrary: grammar.query },
  { weight: 2, arbitrary: grammar.expression },
  { weight: 2, arbitrary: fc.array(token, { maxLength: 25 }).map(join) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: text },
)
