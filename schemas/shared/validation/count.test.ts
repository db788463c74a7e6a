import { expect, test } from 'vitest'
import { checkCount, checkCountOn } from './count'

test('warns about an unexpected number of items (CMS-03)', () => {
  const check = checkCount(5, 'pasos')
  expect(check([1, 2, 3, 4, 5])).toBe(true)
  expect(check([1])).toBe('La página está pensada para 5 pasos: ahora hay 1.')
  expect(check(undefined)).toContain('ahora hay 0')
})

test('checks a number for the home page only there (CMS-03)', () => {
  const check = checkCountOn('homePage', 4, 'preguntas')
  expect(check([1], { document: { _type: 'homePage' } })).toEqual(expect.any(String))
  expect(check([1], { document: { _type: 'galleryPage' } })).toBe(true)
  expect(check([1], {})).toBe(true)
})
