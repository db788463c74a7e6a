import { evaluateSync, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { applyGroqWorkarounds } from './apply'

const dataset = [
  { _id: 'a', n: 1, text: 'fish' },
  { _id: 'b', n: 2, text: 'fish, fish' },
  { _id: 'c', n: 3, text: 'bird' },
]

function run(query: string): unknown {
  const options = {
    params: { list: [1, null, 1, null], less: -1, pattern: 'a.*', part: 0.5 },
    dataset,
  }
  const value: unknown = evaluateSync(applyGroqWorkarounds(parse(query, options)), options).data
  return JSON.parse(JSON.stringify(value))
}

test.each([
  ['parentheses', '(n > 1 || n > 2)', [0, 1, 2]],
  ['nested parentheses', '((n > 1 || (n > 2 || n == 3)))', [0, 1, 3]],
  ['a conjunction in parentheses', '(n > 1 && n > 2) || n == 1', [1, 0, 2]],
  ['a boost of parentheses', 'boost((n > 1 || n > 2), 10)', [0, 11, 12]],
  ['a negative boost', 'boost(n > 1, -1)', [0, 0, 0]],
  ['a negative boost by parameter', 'boost(n > 1, $less), n == 1', [1, 0, 0]],
  ['a boost of zero', 'boost(n > 1, 0)', [0, 1, 1]],
  ['a boost that is not a number', 'boost(n > 1, "10")', [0, 0, 0]],
])('scores follow the specification: %s', (_, args, scores) => {
  expect(run(`* | score(${args}) | order(_id) ._score`)).toEqual(scores)
})

test('counts the matches of a match in parentheses', () => {
  const query = '* | score((text match "fish")) ._id'
  expect(run(query)).toEqual(['b', 'a', 'c'])
  expect(run('* | score(boost((text match "fish"), 1)) ._id')).toEqual(['b', 'a', 'c'])
})

test.each([
  ['"a.b" in path("a.*")', true],
  ['"axb" in path("a.*")', false],
  ['"ana" in path("*.*")', false],
  ['"a.b.c" in path("*.*")', false],
  ['"a.b.c" in path("a.**")', true],
  ['"ab.c" in path("a.**")', false],
  ['"a" in path("a.**")', false],
  ['"draftsman" in path("drafts.**")', false],
  ['"a.b.c" in path("**.c")', true],
  ['"c" in path("**.c")', false],
  ['"a.b" in path("**")', true],
  ['"a" in path("a")', true],
  ['"a.b" in path("a." + "*")', true],
  ['"axb" in path($pattern)', false],
  ['"a.b" in path($pattern)', true],
  ['path("a.b") in path("a.*")', true],
  ['path("a.b.c") in path("a.*")', false],
  ['*[path(_id) in path("*")]._id', ['a', 'b', 'c']],
  ['path(5) in path("a.*")', null],
  ['null in path("**")', null],
  ['"a" in path(5)', null],
  ['"" in path("*")', false],
  ['"a.b" in ["a.b"]', true],
])('in path() matches dots only with dots: %s', (query, expected) => {
  expect(run(query)).toEqual(expected)
})

test.each([
  ['array::unique($list)', [1, null]],
  ['array::unique(*.nothing)', [null]],
  ['array::unique(["a", 1, "a", true, true])', ['a', 1, true]],
  ['array::unique([[1], [1], {"a": 1}, {"a": 1}])', [[1], [1], { a: 1 }, { a: 1 }]],
  ['array::unique("no list")', null],
  ['array::unique(array::unique([null, null]) + [null])', [null]],
  ['*[_id == "a"]{"u": array::unique([n, ^._id, @.n, null])}', [{ u: [1, null] }]],
  ['fn our::own($d) = $d{"u": array::unique([n, null, null])}; our::own(*[0])', { u: [1, null] }],
])('array::unique keeps one null: %s', (query, expected) => {
  expect(run(query)).toEqual(expected)
})

test.each(['[1, 2][0.5]', '[1, 2][0..1.5]', '[1, 2][$part...2]', '*{"a": b[1 / 2]}'])(
  'rejects fractions in elements and slices: %s',
  (query) => {
    expect(() => run(query)).toThrow('Elements and slices need whole numbers')
  },
)

test('turns releases::all() into a filter by type', () => {
  expect(applyGroqWorkarounds(parse('releases::all()'))).toEqual(
    parse('*[_type == "system.release"]'),
  )
})

test('leaves other queries unchanged', () => {
  const query = '*[_id in ["a"] && n > 1] | order(n)[0..1]{..., "m": (1 + 2) * n}'
  expect(applyGroqWorkarounds(parse(query))).toEqual(parse(query))
})
