import { DateTime } from 'groq-js'
import { expect, test } from 'vitest'
import { stringifyLimited } from '../query-workers/perform-job'

test('accepts JSON of exactly the maximum length', () => {
  const value = { a: ['x', 1, null, true], at: new DateTime(new Date(0)) }
  const json = '{"a":["x",1,null,true],"at":"1970-01-01T00:00:00Z"}'
  expect(stringifyLimited(value, json.length)).toBe(json)
  expect(() => stringifyLimited(value, json.length - 1)).toThrow('longer than 50 characters')
})

test('counts repeated parts and escapes', () => {
  let value: unknown = 'x'
  for (let n = 0; n < 60; n++) value = [value, value]
  expect(() => stringifyLimited(value, 1_000_000)).toThrow('longer than 1000000 characters')
  expect(() => stringifyLimited('\u0001'.repeat(100), 500)).toThrow('longer than 500 characters')
})
