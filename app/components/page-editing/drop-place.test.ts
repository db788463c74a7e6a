import { expect, test } from 'vitest'
import { findDrop } from './drop-place'

const stacked = [
  { key: 'a', left: 0, top: 0, right: 100, bottom: 50 },
  { key: 'b', left: 0, top: 60, right: 100, bottom: 110 },
]
const inRow = [
  { key: 'a', left: 0, top: 0, right: 100, bottom: 50 },
  { key: 'b', left: 110, top: 5, right: 210, bottom: 45 },
]

test('drops above or below the nearest item of a stack (EDIT-03)', () => {
  expect(findDrop(stacked, { x: 300, y: 70 })).toMatchObject({ key: 'b', position: 'before' })
  expect(findDrop(stacked, { x: 50, y: 900 })).toMatchObject({
    key: 'b',
    position: 'after',
    line: { left: 0, top: 108, width: 100, height: 4 },
  })
})

test('drops left or right of the nearest item of a row (EDIT-03)', () => {
  expect(findDrop(inRow, { x: 120, y: 30 })).toMatchObject({ key: 'b', position: 'before' })
  expect(findDrop(inRow, { x: 90, y: 30 })).toMatchObject({ key: 'a', position: 'after' })
  expect(findDrop([], { x: 0, y: 0 })).toBeUndefined()
})
