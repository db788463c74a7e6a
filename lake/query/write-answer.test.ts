import { DateTime } from 'groq-js'
import { expect, test } from 'vitest'
import { writeAnswer } from './write-answer'

test('writes JSON as long as it is allowed to be', () => {
  const value = { a: ['x', 1, null, true], at: new DateTime(new Date(0)) }
  const json = '{"a":["x",1,null,true],"at":"1970-01-01T00:00:00Z"}'
  expect(writeAnswer(value, json.length)).toBe(json)
  expect(() => writeAnswer(value, json.length - 1)).toThrow('longer than 50 characters')
})

test('counts what stands in a value many times, and what is escaped', () => {
  let value: unknown = 'x'
  for (let n = 0; n < 60; n++) value = [value, value]
  expect(() => writeAnswer(value, 1_000_000)).toThrow('longer than 1000000 characters')
  expect(() => writeAnswer('\u0001'.repeat(100), 500)).toThrow('longer than 500 characters')
})
