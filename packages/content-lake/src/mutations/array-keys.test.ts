import { expect, test } from 'vitest'
import { addArrayKeys } from './array-keys'

test('adds missing keys to objects in arrays at any depth', () => {
  let made = 0
  const value = { list: [{ a: [{ b: 1 }] }, { _key: 'mine' }, 'text', null], one: { c: [1] } }
  expect(addArrayKeys(value, () => `k${String(++made)}`)).toEqual({
    list: [{ _key: 'k2', a: [{ _key: 'k1', b: 1 }] }, { _key: 'mine' }, 'text', null],
    one: { c: [1] },
  })
})
