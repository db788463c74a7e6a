import { expect, test } from 'vitest'
import { withFirstQuery } from './first-query'

const read = (stored: string | null): unknown => JSON.parse(withFirstQuery(stored))

test('offers a query at the first visit, and instead of an empty one', () => {
  const offered = { query: expect.stringContaining('*[_type == "page"]') as unknown }
  expect(read(null)).toEqual(offered)
  expect(read('{"query":"","perspective":"raw"}')).toEqual({ ...offered, perspective: 'raw' })
})

test('keeps the last query and the other settings of the tool', () => {
  const stored = { query: 'count(*)', perspective: 'raw' }
  expect(read(JSON.stringify(stored))).toEqual(stored)
})
