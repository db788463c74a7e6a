import { expect, test } from 'vitest'
import { runRule } from '../testing/run-rule'
import { checkSeoLengths, countCharacters } from './seo-lengths'

const facts = { brandName: 'Yapa', pages: new Map(), readAt: 0 }
const check = (fields: object) =>
  runRule(checkSeoLengths, { seo: { _type: 'seo', ...fields } }, { facts })

test('warns about a title or description that search engines cut (CHECK-01)', () => {
  expect(check({ title: 'a'.repeat(61), description: 'b'.repeat(161) })).toEqual([
    'warning seo.title: El título tiene 61 caracteres y los buscadores muestran unos 60.',
    'warning seo.description: La descripción tiene 161 caracteres y los buscadores muestran unos 160.',
  ])
  expect(check({ title: 'a'.repeat(60), description: 'b'.repeat(160) })).toEqual([])
})

test('counts the brand name in place of its placeholder (CHECK-01)', () => {
  expect(check({ title: `{product}${'a'.repeat(56)}` })).toEqual([])
  expect(check({ title: `{product}${'a'.repeat(57)}` })).toHaveLength(1)
})

test('counts an emoji and an accented letter as one character (CHECK-01)', () => {
  expect(countCharacters('👨‍👩‍👧é\u0301')).toBe(2)
})
