import type { GroqCase } from './groq-case'

/** Where this server does otherwise than the specification says: `lake/README.md` tells of each. */
export const differing: readonly GroqCase[] = [
  {
    title: 'differs: scores begin at 0, not at 1',
    query: '[{"a": 1}, {"a": 2}] | score(a == 2) ._score',
    expected: [1, 0],
  },
  {
    title: 'differs: score leaves out what is no object',
    query: '[1, {"a": 1}, "x"] | score(a == 1) {a}',
    expected: [{ a: 1 }],
  },
  {
    title: 'differs: some of several words count in a score, though they do not match',
    query:
      '[{"t": "new roof"}] | score(t match "roof wheels") {"matches": t match "roof wheels", "counts": _score > 0}',
    expected: [{ matches: false, counts: true }],
  },
  {
    title: 'differs: a filter of what is no list gives null, not the thing itself',
    query: '["a"[true], {"a": 1}[a == 1]]',
    expected: [null, null],
  },
  {
    title: 'differs: texts are compared by UTF-16 units, so that emoji come before rare letters',
    query: String.raw`"😀" < "\uFF21"`,
    expected: true,
  },
  {
    title: 'differs: letters beyond the first 65,536 have to be written as themselves, or as two',
    query: String.raw`["\u{1F600}" == "😀", "\uD83D\uDE00" == "😀", "\u{F1}" == "ñ"]`,
    expected: [false, true, true],
  },
  {
    title: 'differs: array::unique keeps times that are equal',
    query:
      'count(array::unique([dateTime("2024-05-01T00:00:00Z"), dateTime("2024-05-01T00:00:00Z")]))',
    expected: 2,
  },
  {
    title: 'differs: pt::text passes over what is no block',
    query:
      'pt::text([{"_type": "divider"}, {"_type": "block", "children": [{"_type": "span", "text": "a"}]}])',
    expected: 'a',
  },
  {
    title: 'differs: a range is no answer',
    query: '1..3',
    error: { type: 'queryParseError', description: /./, start: 1 },
  },
]
