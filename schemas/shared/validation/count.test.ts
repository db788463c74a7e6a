import { expect, test } from 'vitest'
import { checkCount, checkCountOn } from './count'

test('CMS-03 a list with another number of items than the page counts on is pointed out', () => {
  const check = checkCount(5, 'pasos')
  expect(check([1, 2, 3, 4, 5])).toBe(true)
  expect(check([1])).toBe('La página está pensada para 5 pasos: ahora hay 1.')
  expect(check(undefined)).toContain('ahora hay 0')
})

test('CMS-03 a number that only the home page counts on is not asked for elsewhere', () => {
  const check = checkCountOn('homePage', 4, 'preguntas')
  expect(check([1], { document: { _type: 'homePage' } })).toEqual(expect.any(String))
  expect(check([1], { document: { _type: 'sosHelpPage' } })).toBe(true)
  expect(check([1], {})).toBe(true)
})
