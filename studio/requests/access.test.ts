import { expect, test } from 'vitest'
import { canHandleRequests, canReadRequests } from './access'

test.each([
  [[], false, false],
  [['viewer'], false, false],
  [['request-viewer'], true, false],
  [['developer'], true, false],
  [['editor'], true, true],
  [['viewer', 'administrator'], true, true],
])('users with the roles %j read requests: %s, and change them: %s (FORM-08)', (names, ...can) => {
  const roles = names.map((name) => ({ name }))
  expect([canReadRequests(roles), canHandleRequests(roles)]).toEqual(can)
})
