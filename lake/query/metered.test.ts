import { evaluateSync, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { metered, metersFor } from './metered'

const ref = { _ref: 'b' }
const dataset = [
  { _id: 'a', n: 2, tags: ['x', 'y', null, 'x'], deep: { list: [{ s: 'p' }, { s: 'q' }] }, ref },
  { _id: 'b', n: 1, tags: [], at: '2025-06-01T12:00:00Z', body: 'uno dos' },
]
const context = (allowed: number) => ({
  dataset,
  params: { p: 'ñ', ...metersFor(allowed) },
})

test.each([
  '*',
  '*[n > 1]{_id, "up": upper(_id) + $p}',
  '*|order(n desc){_id}[0..1]',
  '*[_id == "a"][0]{...deep, "again": [...tags, "z"], "sub": *[n < ^.n]{"of": ^._id, _id}}',
  '*[0].deep.list[].s',
  '*[].tags[]',
  '*[]{"t": array::join(array::compact(tags), "-"), "u": array::unique(tags)}',
  '*{n > 1 => {"big": true}, "at": dateTime(at) + 3600, "is": at in path("2025*")}',
  '*[_id == "a"][0].ref->{_id, "words": string::split(body, " ")}',
  '*|score(boost(_id == "b", 3), body match "dos"){_id, _score}',
  'fn my::f($x) = $x{"id": _id + "!"}; *[]{"f": my::f(@), "g": my::f(@)}',
  '{"a": [1] + [2], "o": {"x": 1} + {"y": 2}, "n": 1 + 2, "no": "a" + 1, "none": nothing + nothing}',
  'select(count(*) > 1 => "many", "few") + lower("A")',
])('a metered query gives what it gave: %s', (text) => {
  const tree = parse(text)
  const before = structuredClone(tree)
  const plain = evaluateSync(tree, context(0)).data as unknown
  expect(JSON.stringify(evaluateSync(metered(tree), context(10_000)).data)).toBe(
    JSON.stringify(plain),
  )
  expect(tree).toEqual(before)
  expect(metered(tree)).toBe(metered(tree))
})

const doubling = (start: string, step: string) => `{"s": ${start}}${step.repeat(40)}`

test.each([
  ['text', doubling('"aaaaaaaaaaaaaaaa"', '{"s": s + s}')],
  ['text of a list', doubling('"aaaaaaaaaaaaaaaa"', '{"s": array::join([s, s], "")}')],
  ['list', doubling('[1]', '{"s": [...s, ...s]}')],
  ['sum of lists', doubling('[1]', '{"s": s + s}')],
  ['lists one after the other', doubling('[1]', '{"s": [{"l": s}, {"l": s}].l[]}')],
  ['parts of a list', `{"s": string::split($p, "")}{${'"a": s[0..999],'.repeat(200)}}`],
  ['letters', `{${'"a": upper($p),'.repeat(200)}}`],
  ['objects', `${'*{"a": '.repeat(16)}_id${'}'.repeat(16)}`],
  ['copies', `{${'"a": *|score(true),'.repeat(2000)}}`],
])('what grows without end is stopped: %s', (_name, text) => {
  const params = { ...metersFor(100_000), p: 'x'.repeat(1_000) }
  expect(() => evaluateSync(metered(parse(text)), { dataset, params })).toThrow(
    'makes more than 100000 characters and entries',
  )
})
