import type { GroqCase } from './groq-case'

/** Query parameters and the caller. */
export const parameters: readonly GroqCase[] = [
  {
    title: 'identity() of an anonymous caller',
    query: 'identity()',
    as: 'anonymous',
    expected: '<anonymous>',
  },
  {
    title: 'a parameter is not parsed as a query',
    query: '*[_id == $id]',
    params: { id: '" || true || "' },
    expected: [],
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
]
