import { expect, test } from 'vitest'
import { QueryError } from '../errors'
import { parseQuery } from './parse'

const faultOf = (text: string) => {
  try {
    parseQuery(text, {})
  } catch (error) {
    if (error instanceof QueryError) return error
  }
  throw new Error('Expected a fault')
}

test('a query is parsed once, and a long one each time', () => {
  expect(parseQuery('*[a == $a]', { a: 1 })).toBe(parseQuery('*[a == $a]', { a: 2 }))
  const long = `*[_id == "x"] // ${'x'.repeat(40_000)}`
  expect(parseQuery(long, {})).not.toBe(parseQuery(long, {}))
})

test('faults have their place in the query', () => {
  expect(faultOf('*[_id == ')).toMatchObject({ type: 'queryParseError', start: 9 })
  expect(faultOf('*[a == $a]').message).toBe('param $a referenced, but not provided')
  expect(faultOf('[$constructor]').message).toContain('param $constructor referenced')
  expect(faultOf('nada()').message).toContain('nada')
  expect(faultOf('*[$from...$to]').message.length).toBeGreaterThan(0)
})

test('slices take their bounds from parameters', () => {
  const { tree } = parseQuery('*[$from...$to]', { from: 1, to: 3 })
  expect(tree).toMatchObject({ type: 'Slice', left: 1, right: 3 })
})
