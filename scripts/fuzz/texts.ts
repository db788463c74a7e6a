import fc from 'fast-check'

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

/** Characters that Node's client sends in the value of a header. */
export const headerText = text.map((value) =>
  value.replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, '').slice(0, 2_000),
)

/** Encodes a text for a path or query; half a character becomes U+FFFD. */
export function encode(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString())
}
