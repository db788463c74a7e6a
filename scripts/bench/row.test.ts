import { expect, test } from 'vitest'
import { formatComparison, formatTable, memoryRow, rateRow, ratio, rowLines, timeRow } from './row'

test('prints figures beside their reference', () => {
  const rows = [rateRow('Query', 50, 200), timeRow('Cut', 12.5), memoryRow('Memory', 300, 100)]
  expect(formatTable(rowLines(rows))).toBe(
    [
      '| Measure |     Here | Reference | Ratio |',
      '| ------- | -------: | --------: | ----: |',
      '| Query   | 50 req/s | 200 req/s |  0.25 |',
      '| Cut     | 12.50 ms |           |       |',
      '| Memory  |   300 MB |    100 MB |  3.00 |',
    ].join('\n'),
  )
})

test('prints small ratios with two significant digits (FAST-02)', () => {
  expect([ratio(42, 9_300), ratio(1, 2), ratio(0, 5)]).toEqual(['0.0045', '0.50', '0'])
})

test('prints measures of several sizes side by side, with ratios', () => {
  const columns = new Map([
    ['100', [timeRow('Query', 2, 1), timeRow('Cut', 3)]],
    ['1,000', [timeRow('Query', 4, 1), timeRow('Cut', 3)]],
  ])
  expect(formatComparison(columns)).toBe(
    [
      '| Measure |            100 |          1,000 |',
      '| ------- | -------------: | -------------: |',
      '| Query   | 2.00 ms · 2.00 | 4.00 ms · 4.00 |',
      '| Cut     |        3.00 ms |        3.00 ms |',
    ].join('\n'),
  )
})
