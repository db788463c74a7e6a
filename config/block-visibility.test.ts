import { expect, test } from 'vitest'
import { isVisible } from './block-visibility'

const noon = Date.parse('2026-03-03T15:00:00Z')
const before = '2026-03-03T14:59:00Z'
const after = '2026-03-03T15:01:00Z'

test('shows a block from its start until its end, to the minute (PAGE-01)', () => {
  expect(isVisible({}, noon)).toBe(true)
  expect(isVisible({ hidden: true }, noon)).toBe(false)
  expect(isVisible({ visibleFrom: before, visibleUntil: after }, noon)).toBe(true)
  expect(isVisible({ visibleFrom: after }, noon)).toBe(false)
  expect(isVisible({ visibleFrom: after }, Date.parse(after))).toBe(true)
  expect(isVisible({ visibleUntil: before }, noon)).toBe(false)
  expect(isVisible({ visibleUntil: after }, Date.parse(after))).toBe(false)
  expect(isVisible({ visibleFrom: 'mañana' }, noon)).toBe(true)
})
