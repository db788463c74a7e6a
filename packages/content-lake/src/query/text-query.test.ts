import { expect, test } from 'vitest'
import { matchesSearch } from './text-query'

const texts = ['The new roof of the school leaks.', 'A clinic on wheels', 'new-roof', 'ana@a.test']

test.each([
  ['roof', true],
  ['ROOF wheels', true],
  ['roo*', true],
  ['*', true],
  ['"roof of the school"', true],
  ['"roof school"', false],
  ['"clinic on" leak*', true],
  ['"leaks. A clinic"', false],
  ['roof -wheels', false],
  ['roof -"new roof"', false],
  ['-windows', true],
  ['-roof', false],
  ['"new roof', true],
  ['school-roof', false],
  ['ana@a.test', true],
  ['...roof...', true],
  ['scho*ol', false],
  ['', false],
  ['- "" ,', false],
])('a search for %s', (query, expected) => {
  expect(matchesSearch(query, texts)).toBe(expected)
})

test('texts without words match no search', () => {
  expect(matchesSearch('-roof', ['', '- -'])).toBe(false)
})
