import { expect, test } from 'vitest'
import { formatLongTime, formatShortTime, formatSortableTime } from './format-time'

test('formats times in the time zone of Argentina', () => {
  expect(formatSortableTime('2026-01-01T02:59:59.999Z')).toBe('2025-12-31 23:59')
  expect(formatSortableTime('2026-07-27T03:00:00Z')).toBe('2026-07-27 00:00')
  expect(formatShortTime('2026-07-27T17:05:00Z')).toBe('27 jul, 14:05')
  expect(formatLongTime('2026-07-27T17:05:00Z')).toBe('lunes, 27 de julio de 2026, 14:05')
})

test.each([undefined, null, '', 'mañana'])('formats %s as an empty text', (time) => {
  expect([formatSortableTime(time), formatShortTime(time), formatLongTime(time)]).toEqual([
    '',
    '',
    '',
  ])
})
