import { expect, test } from 'vitest'
import { faultOf } from './fault.server'

const said = 'while storing Ana, ana@correo.com'

test.each([
  [Object.assign(new Error(said), { statusCode: 409 }), 'HTTP 409'],
  [Object.assign(new Error(said), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [
    new TypeError(said, { cause: Object.assign(new Error(said), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [new TypeError(said, { cause: new RangeError(said) }), 'RangeError'],
  [new TypeError(said), 'TypeError'],
  [said, 'unknown'],
  [undefined, 'unknown'],
])('FORM-10 a failure is a word in the log, without what a person wrote: %#', (error, word) => {
  expect(faultOf(error)).toBe(word)
})
