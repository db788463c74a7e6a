import { expect, test } from 'vitest'
import { toApiError } from './error-response'

test.each([
  ['SQLITE_FULL', 507],
  ['SQLITE_IOERR_WRITE', 507],
  ['SQLITE_IOERR', 507],
  ['SQLITE_IOERR_READ', 500],
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['EFBIG', 507],
  ['SQLITE_CORRUPT_VTAB', 500],
  ['EIO', 500],
])('answers %s with %i and hides the message', (code, status) => {
  const { status: actual, message } = toApiError(
    Object.assign(new Error('/secret/place'), { code }),
  )
  expect(actual).toBe(status)
  expect(message).not.toContain('secret')
})

test('tells how to repair a damaged database', () => {
  const { message } = toApiError(Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }))
  expect(message).toContain('restore a backup')
})
