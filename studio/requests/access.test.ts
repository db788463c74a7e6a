import { expect, test } from 'vitest'
import { canReadRequests } from './access'

test.each([
  [['viewer'], false],
  [[], false],
  [['request-viewer'], true],
  [['editor'], true],
  [['viewer', 'administrator'], true],
])('with the roles %j the menu shows requests: %s (FORM-08)', (names, isShown) => {
  expect(canReadRequests(names.map((name) => ({ name })))).toBe(isShown)
})
