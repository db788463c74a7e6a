import { expect, test } from 'vitest'
import { revalidateUnlessRejected } from './revalidation'

const url = new URL('https://ejemplo.test/inversores')
const visit = {
  currentUrl: url,
  nextUrl: url,
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
}

test('revalidates after a success or a navigation, but not after a rejection (FORM-07)', () => {
  expect(revalidateUnlessRejected({ ...visit, actionStatus: 400 })).toBe(false)
  expect(revalidateUnlessRejected({ ...visit, actionStatus: 503 })).toBe(false)
  expect(revalidateUnlessRejected({ ...visit, actionStatus: 200 })).toBe(true)
  expect(revalidateUnlessRejected(visit)).toBe(true)
})
