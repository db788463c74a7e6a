import { expect, test } from 'vitest'
import { keepAfterRefusal } from './revalidation'

const url = new URL('https://ejemplo.test/inversores')
const visit = {
  currentUrl: url,
  nextUrl: url,
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
}

test('revalidates after a success or a navigation, but not after a rejection (FORM-07)', () => {
  expect(keepAfterRefusal({ ...visit, actionStatus: 400 })).toBe(false)
  expect(keepAfterRefusal({ ...visit, actionStatus: 503 })).toBe(false)
  expect(keepAfterRefusal({ ...visit, actionStatus: 200 })).toBe(true)
  expect(keepAfterRefusal(visit)).toBe(true)
})
