import { expect, test } from 'vitest'
import { parseQuery } from './parse'

test('caches parsed queries, except long ones', () => {
  expect(parseQuery('*[a == $a]', { a: 1 })).toBe(parseQuery('*[a == $a]', { a: 2 }))
  const long = `*[_id == "x"] // ${'x'.repeat(40_000)}`
  expect(parseQuery(long, {})).not.toBe(parseQuery(long, {}))
})

test('parameters can be the bounds of a slice', () => {
  const { tree } = parseQuery('*[$from...$to]', { from: 1, to: 3 })
  expect(tree).toMatchObject({ type: 'Slice', left: 1, right: 3 })
})
