import { expect, test } from 'vitest'
import { formatMs, formatRatio, formatReport, percentile, replaceFigures } from './report'

test('formats notes and aligned tables as Markdown', () => {
  const tables = [
    [
      ['Page', 'p50'],
      ['`/`', '12 ms'],
    ],
  ]
  expect(formatReport({ note: 'Seed 1.', tables, errors: [] })).toBe(
    ['Seed 1.', '', '| Page |   p50 |', '| ---- | ----: |', '| `/`  | 12 ms |'].join('\n'),
  )
})

test('replaces the figures between the markers of one tool', () => {
  const text = 'a\n<!-- load: figures -->\nold\n<!-- load: end -->\nb'
  expect(replaceFigures(text, 'load', 'new', 'docs/a.md')).toBe(
    'a\n<!-- load: figures -->\n\nnew\n\n<!-- load: end -->\nb',
  )
  expect(() => replaceFigures(text, 'fuzz', 'new', 'docs/a.md')).toThrow(
    'docs/a.md has no markers for "fuzz".',
  )
})

test('computes percentiles in any order (FAST-02)', () => {
  expect([50, 95, 100].map((percent) => percentile([4, 1, 3, 2], percent))).toEqual([2, 4, 4])
  expect(formatMs(percentile([], 50))).toBe('')
})

test('formats small ratios with two significant digits (FAST-02)', () => {
  expect([formatRatio(42, 9_300), formatRatio(1, 2), formatRatio(0, 5)]).toEqual([
    '0.0045',
    '0.50',
    '0',
  ])
})
