import { expect, test } from 'vitest'
import { withBrandName } from './brand-name'

test('inserts a name with special characters literally (CMS-09)', () => {
  expect(withBrandName(['{product}'], '$& {product}')).toEqual(['$& {product}'])
})

test('removes the placeholder without a name, and keeps null', () => {
  expect(withBrandName({ title: '¡{product}!' }, undefined)).toEqual({ title: '¡!' })
  expect(withBrandName(null, 'Yapa')).toBeNull()
})
