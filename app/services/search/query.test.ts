import { expect, test } from 'vitest'
import { cleanQuery, MAX_QUERY_LENGTH } from './query'

test.each([
  [null, ''],
  ['   ', ''],
  ['  dos \t palabras\n', 'dos palabras'],
  ['ri\u0000fa\u202e \u0007bono', 'ri fa bono'],
  ['\ud83c', ''],
  ['n\u0303andu', 'ñandu'],
])('cleans the query %j (SEEK-01)', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query)
})

test('cuts a long query between characters (SEEK-01)', () => {
  expect(cleanQuery('🎟'.repeat(500))).toBe('🎟'.repeat(MAX_QUERY_LENGTH))
})
