import { expect, test } from 'vitest'
import { canonicalPath, documentIdAt } from './page-paths'

test.each([
  ['/about-us/', '/about-us'],
  ['/SOSBAHIA/Donate', '/sosBahia/donate'],
  ['/', '/'],
  ['/otra', '/otra'],
  ['//%00', '/%00'],
])('the canonical path of %s is %s (RT-08)', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('finds the document of a page in any spelling of its path (CMS-06)', () => {
  expect(documentIdAt('/')).toBe('homePage')
  expect(documentIdAt('/SosBahia/donate/')).toBe('sosDonatePage')
  expect(documentIdAt('/otra')).toBeUndefined()
})
