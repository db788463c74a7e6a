import type { GroqCase } from './groq-case'

/** What callers see beyond the tests of private documents. */
export const access: readonly GroqCase[] = [
  {
    title: 'identity() of an anonymous caller',
    query: 'identity()',
    as: 'anonymous',
    expected: '<anonymous>',
  },
  {
    title: 'everyone can read project id and dataset name',
    query: '[sanity::projectId(), sanity::dataset()]',
    as: 'anonymous',
    expected: ['embedded', 'production'],
  },
]
