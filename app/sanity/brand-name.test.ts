import { expect, test } from 'vitest'
import { withBrandName } from './brand-name'

test('CMS-09 the name goes into every text, lists and Portable Text included', () => {
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

test('CMS-09 a name with special characters is taken as it is', () => {
  expect(withBrandName(['{product}'], '$& {product}')).toEqual(['$& {product}'])
})

test('without a name the token is left out, and no content stays no content', () => {
  expect(withBrandName({ title: '¡{product}!' }, undefined)).toEqual({ title: '¡!' })
  expect(withBrandName(null, 'Yapa')).toBeNull()
})
