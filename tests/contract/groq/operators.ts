import type { GroqCase } from './groq-case'

/** Operators with missing values and values of other types; literals and comments. */
export const operators: readonly GroqCase[] = [
  {
    title: 'equality of strings, numbers, booleans and null',
    query: '[1 == 1.0, "a" == "a", true == true, null == null, nothing == null, 1 == "1"]',
    expected: [true, true, true, true, true, false],
  },
  {
    title: 'arrays and objects are never equal',
    query: '[[] == [], {} == {}, [1] != [1]]',
    expected: [false, false, true],
  },
  {
    title: 'comparisons of incompatible values are null',
    query: '[2 > "1", null < 1, true > 0, [] >= []]',
    expected: [null, null, null, null],
  },
  {
    title: 'strings are ordered by character, prefixes first',
    query: '["a" < "b", "B" < "a", "ab" > "a", "Z" < "Á"]',
    expected: [true, true, true, true],
  },
  {
    title: 'false is less than true',
    query: '[false < true, true <= true]',
    expected: [true, true],
  },
  {
    title: 'and: false wins over null',
    query: '[true && true, false && null, null && false, true && null, 1 && true]',
    expected: [true, false, false, null, null],
  },
  {
    title: 'or: true wins over null',
    query: '[false || true, null || true, true || null, false || null, false || false]',
    expected: [true, true, true, null, false],
  },
  { title: 'not', query: '[!true, !false, !null, !1]', expected: [false, true, null, null] },
  {
    title: 'a filter keeps true and drops null',
    query: '*[_type == "person" && active] | order(_id) ._id',
    expected: ['ana'],
  },
  {
    title: 'negation of a missing field is not true',
    query: '*[_type == "person" && !active]._id',
    expected: ['bruno'],
  },
  {
    title: 'a comparison with a missing field is not true',
    query: '*[_type == "campaign" && (raised < 1 || raised >= 1)] | order(_id) ._id',
    expected: ['clinic', 'school'],
  },
  {
    title: '!= is true for a missing field',
    query: '*[_type == "campaign" && raised != 5000] | order(_id) ._id',
    expected: ['garden', 'school'],
  },
  {
    title: 'in an array',
    query: '[2 in [1, 2], "2" in [1, 2], null in [1, null], [1] in [[1]], 1 in []]',
    expected: [true, false, true, false, false],
  },
  {
    title: 'in a value that is not an array',
    query: '[1 in 1, 1 in null, 1 in {}]',
    expected: [null, null, null],
  },
  {
    title: 'in inclusive and exclusive ranges',
    query: '[3 in 1..3, 3 in 1...3, 1 in 1...3, 0 in 1..3, 2.5 in 1..3]',
    expected: [true, false, true, false, true],
  },
  {
    title: 'in ranges of strings and datetimes',
    query:
      '["b" in "a".."c", "c" in "a"..."c", dateTime("2024-03-01T00:00:00Z") in dateTime("2024-01-01T00:00:00Z")..dateTime("2024-12-31T00:00:00Z")]',
    expected: [true, false, true],
  },
  {
    title: 'in a range of another type is null',
    query: '["b" in 1..3, null in 1..3]',
    expected: [null, null],
  },
  {
    title: 'in an array of the document',
    query: '*["school" in tags] | order(_id) ._id',
    expected: ['garden', 'school'],
  },
  {
    title: 'in the result of a subquery',
    query: '*[_id in *[_type == "campaign"].owner._ref] | order(_id) ._id',
    expected: ['ana', 'bruno'],
  },
  {
    title: '* in a path matches one segment of an id',
    query: '*[_id in path("*.*")] | order(_id) ._id',
    expected: ['investorRequest.k1', 'investorRequest.k2', 'investorRequest.k3'],
  },
  {
    title: '** in a path matches the rest of an id',
    query: '*[_id in path("visitDay.**")] | order(_id) ._id',
    expected: ['visitDay.2024-03-01.i2', 'visitDay.2024-05-01.i1', 'visitDay.2024-05-02.i1'],
  },
  {
    title: 'path("*") matches ids without a dot',
    query: '*[_type == "campaign" && _id in path("*")] | order(_id) ._id',
    perspective: 'raw',
    expected: ['clinic', 'garden', 'school'],
  },
  {
    title: 'a path without wildcards matches one id',
    query: '[*[_id in path("drafts.market")]._id, *[_id in path("drafts")]._id]',
    perspective: 'raw',
    expected: [['drafts.market'], []],
  },
  {
    title: 'not in a path',
    query: '*[_type == "campaign" && !(_id in path("versions.**"))] | order(_id) ._id',
    perspective: 'raw',
    expected: ['clinic', 'drafts.market', 'drafts.school', 'garden', 'school'],
  },
  {
    title: 'a dot in a path matches only a dot',
    query:
      '["draftsman" in path("drafts.**"), "a-b" in path("a.*"), "abc" in path("*.*"), "a.b" in path($path), "a-b" in path($path)]',
    params: { path: 'a.*' },
    expected: [false, false, false, true, false],
  },
  {
    title: 'a path computed for each document',
    query: `*[_type == "campaign" && _id in path("*")] | order(_id) {
      "n": count(*[_id in path("versions.*." + ^._id)])
    }.n`,
    perspective: 'raw',
    expected: [1, 0, 1],
  },
  {
    title: 'other values than strings are in no path',
    query: '[5 in path("*"), null in path("**"), "a" in path(null)]',
    expected: [null, null, null],
  },
  {
    title: 'a path in a path',
    query:
      '[path("a.b") in path("a.*"), path("a.b.c") in path("a.*"), path("a.b.c") in path("a.**")]',
    expected: [true, false, true],
  },
  {
    title: 'arithmetic',
    query: '[1 + 2 * 3, (1 + 2) * 3, 7 % 3, -7 % 3, 2 ** 3 ** 2, 9 / 2, 5 - 2 - 1, -(-2)]',
    expected: [7, 9, 1, -1, 512, 4.5, 2, 2],
  },
  {
    title: 'infinite and undefined results are null',
    query: '[1 / 0, 0 / 0, 10 % 0, 1e300 * 1e300]',
    expected: [null, null, null, null],
  },
  {
    title: 'plus joins strings, arrays and objects',
    query: '["a" + "b", [1] + [2], {"a": 1, "b": 1} + {"b": 2}]',
    expected: ['ab', [1, 2], { a: 1, b: 2 }],
  },
  {
    title: 'plus of different types is null',
    query: '["1" + 1, [1] + 1, null + 1, true + true]',
    expected: [null, null, null, null],
  },
  {
    title: 'unary plus and minus',
    query: '[+1, -"1", +null, -goal]',
    expected: [1, null, null, null],
  },
  {
    title: 'strings in both quotes with escapes',
    query: String.raw`["it's", 'a "b"', "\u00f1\n", "\/"]`,
    expected: ["it's", 'a "b"', 'ñ\n', '/'],
  },
  {
    title: 'comments between and after expressions',
    query: '// first\n*[_id == "ana"][0] // of all\n.name // the end',
    expected: 'Ana Paz',
  },
  { title: 'a final comment without a line break', query: '1 + 1 // two', expected: 2 },
  {
    title: 'a final empty comment',
    query: '*[_id == "ana"]._id//',
    expected: ['ana'],
  },
  {
    title: 'two slashes in a string are no comment',
    query: '"https://example.test" // an address',
    expected: 'https://example.test',
  },
  { title: 'a missing document is null', query: '*[_id == "nobody"][0]', expected: null },
  { title: 'trailing commas', query: '[{"a": 1,}, [1,],]', expected: [{ a: 1 }, [1]] },
]
