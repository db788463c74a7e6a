import type { GroqCase } from './groq-case'

/** Query parameters. */
export const parameters: readonly GroqCase[] = [
  {
    title: 'parameters of every type',
    query: '[$text, $number, $yes, $none, $list, $object]',
    params: {
      text: 'a "b"',
      number: -1.5,
      yes: true,
      none: null,
      list: [1, [2]],
      object: { a: 1 },
    },
    expected: ['a "b"', -1.5, true, null, [1, [2]], { a: 1 }],
  },
  {
    title: 'a parameter in a filter',
    query: '*[_type == $type && goal > $goal] | order(_id) ._id',
    params: { type: 'campaign', goal: 500 },
    expected: ['clinic', 'school'],
  },
  {
    title: 'an array of ids',
    query: '*[_id in $ids] | order(_id) ._id',
    params: { ids: ['school', 'nobody', 'ana'] },
    expected: ['ana', 'school'],
  },
  { title: 'an empty array of ids', query: '*[_id in $ids]', params: { ids: [] }, expected: [] },
  {
    title: 'a parameter is not parsed as a query',
    query: '*[_id == $id]',
    params: { id: '" || true || "' },
    expected: [],
  },
  {
    title: 'fields and elements of a parameter',
    query:
      '[$filter.type, $filter.tags[1], $filter.tags[@ > "b"], count($filter.tags), $filter.nothing]',
    params: { filter: { type: 'campaign', tags: ['a', 'b', 'c'] } },
    expected: ['campaign', 'b', ['c'], 3, null],
  },
  {
    title: 'a parameter spread into an object and an array',
    query: '{"a": 0, ...$object, "list": [...$list, 3]}',
    params: { object: { a: 1, b: 2 }, list: [1, 2] },
    expected: { a: 1, b: 2, list: [1, 2, 3] },
  },
  {
    title: 'a projection of a parameter',
    query: '$object{a, "b": a + 1}',
    params: { object: { a: 1 } },
    expected: { a: 1, b: 2 },
  },
  {
    title: 'null as a parameter',
    query: '*[_type == "person" && age == $age]._id',
    params: { age: null },
    expected: ['carla'],
  },
  {
    title: 'parameter names with underscores and digits',
    query: '*[_type in $__types && name match $t0]._id',
    params: { __types: ['person'], t0: 'ana*' },
    expected: ['ana'],
  },
  { title: 'an unused parameter', query: '$a', params: { a: 1, b: 2 }, expected: 1 },
  {
    title: 'parameters as both bounds of a slice',
    query: '*[_type == "campaign"] | order(_id) [$from...$to]._id',
    params: { from: 1, to: 3 },
    expected: ['garden', 'school'],
  },
  {
    title: 'a parameter as the inclusive end of a slice',
    query: '*[_type == $type] | order(_id) [0..$last]._id',
    params: { type: 'campaign', last: 1 },
    expected: ['clinic', 'garden'],
  },
  {
    title: 'negative parameters as bounds of a slice',
    query: '[1, 2, 3, 4][$from..$to]',
    params: { from: -3, to: -2 },
    expected: [2, 3],
  },
  {
    title: 'parameters as bounds of a range',
    query: '*[_type == "campaign" && goal in $low..$high] | order(_id) ._id',
    params: { low: 300, high: 1000 },
    expected: ['garden', 'school'],
  },
  {
    title: 'a parameter as a datetime',
    query: 'dateTime($from) + $seconds',
    params: { from: '2024-05-01T00:00:00Z', seconds: 60 },
    expected: '2024-05-01T00:01:00Z',
  },
  {
    title: 'a number parameter in brackets is a condition that is not true',
    query: '[1, 2, 3][$index]',
    params: { index: 1 },
    expected: [],
  },
  {
    title: 'true as a parameter in brackets is a condition',
    query: '[1, 2][$yes]',
    params: { yes: true },
    expected: [1, 2],
  },
  {
    title: 'parameters of a custom function and of the query',
    query: 'fn our::named($person) = $person{"n": name + $end}; our::named(*[_id == "carla"][0])',
    params: { end: '!' },
    expected: { n: 'Carla!' },
  },
  {
    title: 'a missing parameter is an error',
    query: '*[_id == $id]',
    error: { type: 'queryParseError', description: 'param $id referenced, but not provided' },
  },
  {
    title: 'a missing parameter is an error even if it is never evaluated',
    query: '*[false && _id == $id]',
    error: { type: 'queryParseError', description: 'param $id referenced, but not provided' },
  },
  {
    title: 'parameters named like object properties are missing',
    query: '[$constructor, $toString]',
    params: { other: 1 },
    error: {
      type: 'queryParseError',
      description: 'param $constructor referenced, but not provided',
    },
  },
  {
    title: 'parameter names are case-sensitive',
    query: '$Id',
    params: { id: 1 },
    error: { type: 'queryParseError', description: 'param $Id referenced, but not provided' },
  },
  {
    title: 'a string as bound of a slice is an error',
    query: '[1, 2][0...$to]',
    params: { to: '1' },
    error: { type: 'queryParseError', description: /number/ },
  },
  {
    title: 'a fraction as bound of a slice is an error',
    query: '[1, 2][0...$to]',
    params: { to: 1.5 },
    error: { type: 'queryParseError', description: /whole numbers/ },
  },
  {
    title: 'a missing parameter as bound of a slice is an error',
    query: '[1, 2][0...$to]',
    error: { type: 'queryParseError', description: /./ },
  },
]
