import { expect, test } from 'vitest'
import { withArrayKeys } from './array-keys'

test('objects in arrays get keys at any depth, and keep those they have', () => {
  let made = 0
  const value = { list: [{ a: [{ b: 1 }] }, { _key: 'mine' }, 'text', null], one: { c: [1] } }
  expect(withArrayKeys(value, () => `k${String(++made)}`)).toEqual({
    list: [{ _key: 'k2', a: [{ _key: 'k1', b: 1 }] }, { _key: 'mine' }, 'text', null],
    one: { c: [1] },
  })
})
