import { expect, test } from 'vitest'
import { withVisibleBlocks } from './visible-blocks'

const noon = Date.parse('2026-03-03T15:00:00Z')
const before = '2026-03-03T14:59:00Z'
const after = '2026-03-03T15:01:00Z'

const block = (_key: string, visibility: object = {}) => {
  return {
    _key,
    _type: 'notice',
    hidden: null,
    visibleFrom: null,
    visibleUntil: null,
    ...visibility,
  }
}

test('names no next change for content without dates, or with past ones (PAGE-01)', () => {
  const body = [
    block('a', { visibleUntil: before }),
    block('b', { hidden: true, visibleFrom: after }),
  ]
  expect(withVisibleBlocks({ body }, noon)).toEqual({ value: { body: [] }, changesAt: Infinity })
  expect(withVisibleBlocks(null, noon)).toEqual({ value: null, changesAt: Infinity })
})
