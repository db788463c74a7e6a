import type { GroqCase } from './groq-case'

/** Query parameters. */
export const parameters: readonly GroqCase[] = [
  {
    title: 'a parameter is not parsed as a query',
    query: '*[_id == $id]',
    params: { id: '" || true || "' },
    expected: [],
  },
  {
    title: 'parameters as both bounds of a slice',
    query: '*[_type == "campaign"] | order(_id) [$from...$to]._id',
    params: { from: 1, to: 3 },
    expected: ['garden', 'school'],
  },
  {
    title: 'negative parameters as bounds of a slice',
    query: '[1, 2, 3, 4][$from..$to]',
    params: { from: -3, to: -2 },
    expected: [2, 3],
  },
  {
    title: 'a number parameter in brackets is a condition that is not true',
    query: '[1, 2, 3][$index]',
    params: { index: 1 },
    expected: [],
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
    title: 'a missing parameter as bound of a slice is an error',
    query: '[1, 2][0...$to]',
    error: { type: 'queryParseError', description: /./ },
  },
]
