import { describe, expect, test } from 'vitest'
import { checkDeadlineEnd, checkFigureEnd, checkFigureOrder } from './figure-dates'

const today = '2025-06-01'

test('INV-05 a figure cannot end before it was measured', () => {
  expect(checkFigureOrder({ date: '2025-06-01', validUntil: '2025-05-31' })).toContain('anterior')
  expect(checkFigureOrder({ date: '2025-06-01', validUntil: '2025-06-01' })).toBe(true)
  expect(checkFigureOrder({ validUntil: '2025-06-01' })).toBe(true)
  expect(checkFigureOrder(undefined)).toBe(true)
})

describe('INV-05 the end of a figure', () => {
  const figure = (validUntil: string, fallbackText?: string) =>
    fallbackText === undefined ? { validUntil } : { validUntil, fallbackText }

  test('a figure without one passes', () => {
    expect(checkFigureEnd({}, today)).toBe(true)
    expect(checkFigureEnd(undefined, today)).toBe(true)
  })

  test('a past one is pointed out', () => {
    expect(checkFigureEnd(figure('2025-05-31', 'Consultanos.'), today)).toContain('Venció')
  })

  test('one within 30 days is pointed out before', () => {
    expect(checkFigureEnd(figure('2025-07-01', 'Consultanos.'), today)).toContain('Vence')
    expect(checkFigureEnd(figure('2025-07-02', 'Consultanos.'), today)).toBe(true)
  })

  test('one without words for after it is pointed out', () => {
    expect(checkFigureEnd(figure('2026-01-01'), today)).toContain('texto')
    expect(checkFigureEnd(figure('2026-01-01', ' '), today)).toContain('texto')
  })
})

describe('INV-08 the end of a deadline', () => {
  test('one without an end, or with one far away, passes', () => {
    expect(checkDeadlineEnd(undefined, today)).toBe(true)
    expect(checkDeadlineEnd({}, today)).toBe(true)
    expect(checkDeadlineEnd({ validUntil: '2025-07-02' }, today)).toBe(true)
  })

  test('one within 30 days is pointed out before, and a past one after', () => {
    expect(checkDeadlineEnd({ validUntil: '2025-07-01' }, today)).toContain('vence el')
    expect(checkDeadlineEnd({ validUntil: today }, today)).toContain('vence el')
    expect(checkDeadlineEnd({ validUntil: '2025-05-31' }, today)).toContain('venció')
  })
})
