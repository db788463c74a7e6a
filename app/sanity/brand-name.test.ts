import { expect, test } from 'vitest'
import { withBrandName } from './brand-name'

test('inserts the brand name in every text, including lists and Portable Text (CMS-09)', () => {
  const page = {
    title: 'Invertí en {product}.',
    items: ['{product} y {product}', 3, null],
    body: [{ _type: 'block', children: [{ _type: 'span', text: 'Por qué {product}' }] }],
  }
  expect(withBrandName(page, 'Yapa')).toEqual({
    title: 'Invertí en Yapa.',
    items: ['Yapa y Yapa', 3, null],
    body: [{ _type: 'block', children: [{ _type: 'span', text: 'Por qué Yapa' }] }],
  })
  expect(page.title).toBe('Invertí en {product}.')
})

test('inserts a name with special characters literally (CMS-09)', () => {
  expect(withBrandName(['{product}'], '$& {product}')).toEqual(['$& {product}'])
})

test('removes the placeholder without a name, and keeps null', () => {
  expect(withBrandName({ title: '¡{product}!' }, undefined)).toEqual({ title: '¡!' })
  expect(withBrandName(null, 'Yapa')).toBeNull()
})
