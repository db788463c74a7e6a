import type { GroqCase } from './groq-case'

/** Deviations from the specification, which `packages/content-lake/README.md` describes. */
export const deviations: readonly GroqCase[] = [
  {
    title: 'scores start at 0, not at 1',
    query: '[{"a": 1}, {"a": 2}] | score(a == 2) ._score',
    expected: [1, 0],
  },
  {
    title: 'score drops elements that are not objects',
    query: '[1, {"a": 1}, "x"] | score(a == 1) {a}',
    expected: [{ a: 1 }],
  },
  {
    title: 'a partial match adds to the score',
    query:
      '[{"t": "new roof"}] | score(t match "roof wheels") {"matches": t match "roof wheels", "counts": _score > 0}',
    expected: [{ matches: false, counts: true }],
  },
  {
    title: 'a dot of a path pattern matches any character',
    query: '["drafts.a", "draftsman", "a"][@ in path("drafts.**")]',
    expected: ['drafts.a', 'draftsman'],
  },
  {
    title: 'a filter of a value that is not an array is null',
    query: '["a"[true], {"a": 1}[a == 1]]',
    expected: [null, null],
  },
  {
    title: 'strings are compared by UTF-16 code units',
    query: String.raw`"😀" < "\uFF21"`,
    expected: true,
  },
  {
    title: 'escapes beyond the basic multilingual plane need surrogate pairs',
    query: String.raw`["\u{1F600}" == "😀", "\uD83D\uDE00" == "😀", "\u{F1}" == "ñ"]`,
    expected: [false, true, true],
  },
  {
    title: 'array::unique keeps equal datetimes',
    query:
      'count(array::unique([dateTime("2024-05-01T00:00:00Z"), dateTime("2024-05-01T00:00:00Z")]))',
    expected: 2,
  },
  {
    title: 'pt::text ignores elements that are not blocks',
    query:
      'pt::text([{"_type": "divider"}, {"_type": "block", "children": [{"_type": "span", "text": "a"}]}])',
    expected: 'a',
  },
  {
    title: 'a range is not a valid result',
    query: '1..3',
    error: { type: 'queryParseError', description: /./, start: 1 },
  },
]
