import { expect, test } from 'vitest'
import { comparison, drawTable, memoryRow, rateRow, ratio, rowLines, timeRow } from './row'

test('figures stand beside their reference', () => {
  const rows = [rateRow('Query', 50, 200), timeRow('Cut', 12.5), memoryRow('Memory', 300, 100)]
  expect(drawTable(rowLines(rows))).toBe(
    [
      '| Measure |     Here | Reference | Ratio |',
      '| ------- | -------: | --------: | ----: |',
      '| Query   | 50 req/s | 200 req/s |  0.25 |',
      '| Cut     | 12.50 ms |           |       |',
      '| Memory  |   300 MB |    100 MB |  3.00 |',
    ].join('\n'),
  )
})

test('small ratios keep two digits that say something (FAST-02)', () => {
  expect([ratio(42, 9_300), ratio(1, 2), ratio(0, 5)]).toEqual(['0.0045', '0.50', '0'])
})

test('the same measures at several sizes stand side by side, each with its ratio', () => {
  const columns = new Map([
    ['100', [timeRow('Query', 2, 1), timeRow('Cut', 3)]],
    ['1,000', [timeRow('Query', 4, 1), timeRow('Cut', 3)]],
  ])
  expect(comparison(columns)).toBe(
    [
      '| Measure |            100 |          1,000 |',
      '| ------- | -------------: | -------------: |',
      '| Query   | 2.00 ms · 2.00 | 4.00 ms · 4.00 |',
      '| Cut     |        3.00 ms |        3.00 ms |',
    ].join('\n'),
  )
})
