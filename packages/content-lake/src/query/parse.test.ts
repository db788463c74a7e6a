import { expect, test } from 'vitest'
import { QueryError } from '../errors'
import { parseQuery } from './parse'

const getError = (text: string) => {
  try {
    parseQuery(text, {})
  } catch (error) {
    if (error instanceof QueryError) return error
  }
  throw new Error('Expected an error')
}

test('caches parsed queries, except long ones', () => {
  expect(parseQuery('*[a == $a]', { a: 1 })).toBe(parseQuery('*[a == $a]', { a: 2 }))
  const long = `*[_id == "x"] // ${'x'.repeat(40_000)}`
  expect(parseQuery(long, {})).not.toBe(parseQuery(long, {}))
})

test('errors have the position in the query', () => {
  expect(getError('*[_id == ')).toMatchObject({ type: 'queryParseError', start: 9 })
  expect(getError('*[a == $a]').message).toBe('param $a referenced, but not provided')
  expect(getError('[$constructor]').message).toContain('param $constructor referenced')
  expect(getError('nada()').message).toContain('nada')
  expect(getError('*[$from...$to]').message.length).toBeGreaterThan(0)
})

test('parameters can be the bounds of a slice', () => {
  const { tree } = parseQuery('*[$from...$to]', { from: 1, to: 3 })
  expect(tree).toMatchObject({ type: 'Slice', left: 1, right: 3 })
})
