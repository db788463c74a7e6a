import { expect, test } from 'vitest'
import { matchesSearch } from './text-query'

const texts = ['The new roof of the school leaks.', 'A clinic on wheels', 'new-roof', 'ana@a.test']

test.each([
  ['roof', true],
  ['ROOF wheels', true],
  ['roof windows', false],
  ['roo', false],
  ['roo*', true],
  ['*', true],
  ['"roof of the school"', true],
  ['"roof school"', false],
  ['"roof of the sch"', false],
  ['"clinic on" leak*', true],
  ['"leaks. A clinic"', false],
  ['roof -wheels', false],
  ['roof -windows', true],
  ['roof -wheel*', false],
  ['roof -"roof school"', true],
  ['roof -"new roof"', false],
  ['-windows', true],
  ['-roof', false],
  ['"new roof', true],
  ['new-roof', true],
  ['school-roof', false],
  ['ana@a.test', true],
  ['...roof...', true],
  ['a.c', false],
  ['scho*ol', false],
  ['', false],
  ['- "" ,', false],
])('a search for %s', (query, expected) => {
  expect(matchesSearch(query, texts)).toBe(expected)
})

test('texts without words match no search', () => {
  expect(matchesSearch('-roof', ['', '- -'])).toBe(false)
})
