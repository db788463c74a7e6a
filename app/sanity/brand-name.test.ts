import { expect, test } from 'vitest'
import { withBrandName } from './brand-name'

test('inserts any name literally, also none (CMS-09)', () => {
  expect(withBrandName(['{product}'], '$& {product}')).toEqual(['$& {product}'])
  expect(withBrandName({ title: '¡{product}!' }, undefined)).toEqual({ title: '¡!' })
  expect(withBrandName(null, 'Yapa')).toBeNull()
})
