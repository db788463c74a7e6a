import { expect, test } from 'vitest'
import { errorReason } from './error-reason.server'

const message = 'while storing Ana, ana@correo.com'

test.each([
  [Object.assign(new Error(message), { statusCode: 409 }), 'HTTP 409'],
  [Object.assign(new Error(message), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [
    new TypeError(message, { cause: Object.assign(new Error(message), { code: 'ECONNREFUSED' }) }),
    'ECONNREFUSED',
  ],
  [new TypeError(message, { cause: new RangeError(message) }), 'RangeError'],
  [new TypeError(message), 'TypeError'],
  [message, 'unknown'],
  [undefined, 'unknown'],
])('describes an error without its message: %# (FORM-10)', (error, reason) => {
  expect(errorReason(error)).toBe(reason)
})
