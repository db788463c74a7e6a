import { expect, test } from 'vitest'
import { comparison, memoryRow, rateRow, table, timeRow } from './row'

test('figures stand beside their reference', () => {
  const rows = [rateRow('Query', 50, 200), timeRow('Cut', 12.5), memoryRow('Memory', 300, 100)]
  expect(table(rows)).toBe(
    [
      '| Measure |     Here | Reference | Ratio |',
      '| ------- | -------: | --------: | ----: |',
      '| Query   | 50 req/s | 200 req/s |  0.25 |',
      '| Cut     | 12.50 ms |           |       |',
      '| Memory  |   300 MB |    100 MB |  3.00 |',
    ].join('\n'),
  )
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
