import { expect, test } from 'vitest'
import { findHiddenIndex, hideIndex, withoutHidden } from './hidden-index'

test.each([0, 1, 5, 4096])(
  'hides the number %i in a text and finds it again (EDIT-01)',
  (index) => {
    const text = `${hideIndex(index)}¿Qué es?`
    expect(findHiddenIndex(text)).toBe(index)
    expect(withoutHidden(text)).toBe('¿Qué es?')
  },
)

test('survives the text processing of pages, and finds the first of two (EDIT-01)', () => {
  const label = `${hideIndex(3)}Hasta el {date}`
  const filled = label
    .replaceAll('{date}', `${hideIndex(7)}lunes`)
    .trim()
    .toUpperCase()
  expect(findHiddenIndex(filled)).toBe(3)
  expect(withoutHidden(filled)).toBe('HASTA EL LUNES')
  expect(label.split(/\s+/)).toHaveLength(3)
})

test('leaves other invisible characters of a text alone (EDIT-01)', () => {
  const family = '\u{1F468}\u200D\u{1F467}'
  expect(findHiddenIndex(family)).toBeUndefined()
  expect(withoutHidden(family)).toBe(family)
})
