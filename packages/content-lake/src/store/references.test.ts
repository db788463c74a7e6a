import { expect, test } from 'vitest'
import { strongReferences } from './references'

test('finds strong references at any depth, but no weak or foreign ones', () => {
  const value = {
    a: { _ref: 'one' },
    b: [{ c: { _ref: 'two', _weak: false } }, [{ _ref: 'three' }]],
    weak: { _ref: 'four', _weak: true },
    foreign: { _ref: 'five', _dataset: 'other' },
    text: '_ref',
    nothing: null,
  }
  expect([...strongReferences(value)]).toEqual(['one', 'two', 'three'])
})
