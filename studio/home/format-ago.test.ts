import { expect, test } from 'vitest'
import { formatAgo } from './format-ago'

const now = Date.parse('2026-07-27T15:00:00Z')

test.each([
  ['2026-07-27T15:00:20Z', 'ahora'],
  ['2026-07-27T14:59:30Z', 'ahora'],
  ['2026-07-27T14:55:00Z', 'hace 5 minutos'],
  ['2026-07-27T13:00:00Z', 'hace 2 horas'],
  ['2026-07-26T14:00:00Z', 'ayer'],
  ['2026-07-23T14:00:00Z', 'hace 4 días'],
  ['2026-07-01T14:05:00Z', '1 jul, 11:05'],
  ['', ''],
])('formats %s as "%s" (EDIT-02)', (time, text) => {
  expect(formatAgo(time, now)).toBe(text)
})
