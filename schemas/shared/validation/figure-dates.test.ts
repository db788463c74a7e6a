import { expect, test } from 'vitest'
import { checkDeadlineEnd, checkFigureEnd, checkFigureOrder } from './figure-dates'

const today = '2025-06-01'
const fallbackText = 'Consultanos.'

test.each([
  [{ date: '2025-06-01', validUntil: '2025-05-31' }, 'anterior'],
  [{ date: '2025-06-01', validUntil: '2025-06-01' }, true],
  [{ validUntil: '2025-06-01' }, true],
  [undefined, true],
])('rejects a figure that ends before its date: %j (INV-05)', (figure, expected) => {
  expect(checkFigureOrder(figure)).toEqual(toMatcher(expected))
})

test.each([
  [undefined, true],
  [{}, true],
  [{ validUntil: '2025-05-31', fallbackText }, 'Venció'],
  [{ validUntil: '2025-07-01', fallbackText }, 'Vence'],
  [{ validUntil: '2025-07-02', fallbackText }, true],
  [{ validUntil: '2026-01-01' }, 'texto'],
  [{ validUntil: '2026-01-01', fallbackText: ' ' }, 'texto'],
])('warns about the end of a figure: %j (INV-05)', (figure, expected) => {
  expect(checkFigureEnd(figure, today)).toEqual(toMatcher(expected))
})

test.each([
  [undefined, true],
  [{}, true],
  [{ validUntil: '2025-07-02' }, true],
  [{ validUntil: '2025-07-01' }, 'vence el'],
  [{ validUntil: today }, 'vence el'],
  [{ validUntil: '2025-05-31' }, 'venció'],
])('warns about the end of a deadline: %j (INV-08)', (milestone, expected) => {
  expect(checkDeadlineEnd(milestone, today)).toEqual(toMatcher(expected))
})

/** @param expected part of the message; true for none */
function toMatcher(expected: string | boolean): unknown {
  return typeof expected === 'string' ? expect.stringContaining(expected) : expected
}
