import fc from 'fast-check'
import type { FuzzRequest } from './request'

/** Texts that have broken programs before: controls, halves of characters, injections, long ones. */
const hardTexts = [
  ...['', ' ', '\0', '\r\n', '\u2028', '\ud800', '\u202e', 'İ', '🏳️‍🌈', 'a\u0300'.repeat(50)],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
  ...['\'"`', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '=1+1', '../../../etc/passwd'],
  ...['%', '%00', '%zz', '%c0%af', '//evil.example', 'https://evil.example/', 'javascript:1'],
  ...['0', '-1', '1e309', '9007199254740993', 'a'.repeat(5_000), '['.repeat(2_000)],
]

/** Any text, often a hard one. */
export const text = fc.oneof(
  fc.constantFrom(...hardTexts),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** Any JSON value, often with hard texts and names. */
export const json: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc.constantFrom<unknown>(null, true, 0, -1, 1e21, 5e-324, 2 ** 53),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(text, tie('value'), { maxKeys: 4 }),
    ),
  })).value,
)

/** One of the words of a list. */
export const oneOf = (list: string): fc.Arbitrary<string> => fc.constantFrom(...list.split(' '))

/** Mostly the one, sometimes the other. */
export const mostly = <Usual, Odd>(usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd })

/**
 * Copies of an example in which each part may be missing or any JSON.
 * @param example a JSON value; parts of it may be arbitraries
 */
export function damage(example: unknown): fc.Arbitrary<unknown> {
  if (example instanceof fc.Arbitrary) return mostly(example, json)
  if (Array.isArray(example)) {
    const items = fc.oneof(...example.map(damage))
    return mostly(fc.array(items, { maxLength: 4 }), json)
  }
  if (typeof example !== 'object' || example === null) return mostly(fc.constant(example), json)
  const fields = Object.entries(example).map(([name, value]) => {
    return [name, mostly(damage(value), fc.constant(undefined))] as const
  })
  return mostly(fc.record(Object.fromEntries(fields)), json)
}

/** A body that is JSON, nearly JSON, or nothing of the kind. */
export const body = fc.oneof(
  { weight: 4, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom('[', '{"a":', '{"a":1,"a":2}', '1e999', '"\\ud800"') },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 90, max: 60_000 })
      .map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  },
)

/** Characters that Node's client sends in a path. */
export const pathText = text.map((value) => value.replaceAll(/[^\x21-\x7e]/gu, encode))

/** A part of a query, encoded as a browser does or not at all. */
export const queryText = fc.oneof(pathText, text.map(encode))

/** Encodes a text for a path or query; half a character becomes U+FFFD. */
export function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString())
}

/** @param token of the lake; undefined for a request without one */
export function postJson(path: string, sent: unknown, token: string | undefined): FuzzRequest {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const headers = { 'Content-Type': 'application/json', ...authorization }
  return { method: 'POST', path, headers, body: JSON.stringify(sent) }
}
