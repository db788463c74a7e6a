import { describe, expect, test } from 'vitest'
import { checkDeadlineEnd, checkFigureEnd, checkFigureOrder } from './figure-dates'

const today = '2025-06-01'

test('rejects a figure that ends before its date (INV-05)', () => {
  expect(checkFigureOrder({ date: '2025-06-01', validUntil: '2025-05-31' })).toContain('anterior')
  expect(checkFigureOrder({ date: '2025-06-01', validUntil: '2025-06-01' })).toBe(true)
  expect(checkFigureOrder({ validUntil: '2025-06-01' })).toBe(true)
  expect(checkFigureOrder(undefined)).toBe(true)
})

describe('the end of a figure (INV-05)', () => {
  const figure = (validUntil: string, fallbackText?: string) =>
    fallbackText === undefined ? { validUntil } : { validUntil, fallbackText }

  test('is optional', () => {
    expect(checkFigureEnd({}, today)).toBe(true)
    expect(checkFigureEnd(undefined, today)).toBe(true)
  })

  test('causes a warning afterwards', () => {
    expect(checkFigureEnd(figure('2025-05-31', 'Consultanos.'), today)).toContain('Venció')
  })

  test('causes a warning 30 days before', () => {
    expect(checkFigureEnd(figure('2025-07-01', 'Consultanos.'), today)).toContain('Vence')
    expect(checkFigureEnd(figure('2025-07-02', 'Consultanos.'), today)).toBe(true)
  })

  test('causes a warning without a fallback text', () => {
    expect(checkFigureEnd(figure('2026-01-01'), today)).toContain('texto')
    expect(checkFigureEnd(figure('2026-01-01', ' '), today)).toContain('texto')
  })
})

describe('the end of a deadline (INV-08)', () => {
  test('is optional, and may be far away', () => {
    expect(checkDeadlineEnd(undefined, today)).toBe(true)
    expect(checkDeadlineEnd({}, today)).toBe(true)
    expect(checkDeadlineEnd({ validUntil: '2025-07-02' }, today)).toBe(true)
  })

  test('causes a warning from 30 days before', () => {
    expect(checkDeadlineEnd({ validUntil: '2025-07-01' }, today)).toContain('vence el')
    expect(checkDeadlineEnd({ validUntil: today }, today)).toContain('vence el')
    expect(checkDeadlineEnd({ validUntil: '2025-05-31' }, today)).toContain('venció')
  })
})
