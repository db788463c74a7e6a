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

test('FORM-07 after a refusal the page keeps its data; after a success, or a visit, it reads them', () => {
  expect(keepAfterRefusal({ ...visit, actionStatus: 400 })).toBe(false)
  expect(keepAfterRefusal({ ...visit, actionStatus: 503 })).toBe(false)
  expect(keepAfterRefusal({ ...visit, actionStatus: 200 })).toBe(true)
  expect(keepAfterRefusal(visit)).toBe(true)
})
