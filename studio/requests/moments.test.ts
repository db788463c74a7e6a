import { expect, test } from 'vitest'
import { longMoment, shortMoment, sortableMoment } from './moments'

test('times are those of Argentina, whatever the clock of the browser', () => {
  expect(sortableMoment('2026-01-01T02:59:59.999Z')).toBe('2025-12-31 23:59')
  expect(sortableMoment('2026-07-27T03:00:00Z')).toBe('2026-07-27 00:00')
  expect(shortMoment('2026-07-27T17:05:00Z')).toBe('27 jul, 14:05')
  expect(longMoment('2026-07-27T17:05:00Z')).toBe('lunes, 27 de julio de 2026, 14:05')
})

test.each([undefined, null, '', 'mañana'])('%s is no time', (time) => {
  expect([sortableMoment(time), shortMoment(time), longMoment(time)]).toEqual(['', '', ''])
})
