import { expect, test } from 'vitest'
import { countingValues } from './counting-values'

const numberOf = (text: string) => Number(text.replace(/\D/g, ''))

test.each(['+50.000', '50.000', '987', '1.250.000'])(
  '%s counts up through values below its own, of the same length (INV-05)',
  (value) => {
    const values = countingValues(value)
    expect(values.length).toBeGreaterThan(10)
    for (const [index, shown] of values.entries()) {
      expect(numberOf(shown)).toBeLessThan(numberOf(value))
      expect(numberOf(shown)).toBeGreaterThan(numberOf(values[index - 1] ?? '0'))
      expect(shown.replace(/\d/g, '0')).toBe(value.replace(/\d/g, '0'))
    }
  },
)

test.each(['x5 a x10', 'USD 1.000', 'USD 120.000', '4,5', '24 a 36', '30 %', '', '0', '007'])(
  'never counts a projection, money or a range: %s (INV-05)',
  (value) => {
    expect(countingValues(value)).toEqual([])
  },
)

test('a value without smaller ones of its length does not count (INV-05)', () => {
  expect(countingValues('1.000')).toEqual([])
})
