import { expect, test } from 'vitest'
import { addArrayKeys, requireUniqueKeys } from './array-keys'
import { Rejection } from './rejection'

const stamps = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '2026', _updatedAt: '2026' }
const check = (fields: object) => () => requireUniqueKeys({ ...stamps, ...fields })

test('adds missing keys to objects in arrays at any depth', () => {
  let made = 0
  const value = { list: [{ a: [{ b: 1 }] }, { _key: 'mine' }, 'text', null], one: { c: [1] } }
  expect(addArrayKeys(value, () => `k${String(++made)}`)).toEqual({
    list: [{ _key: 'k2', a: [{ _key: 'k1', b: 1 }] }, { _key: 'mine' }, 'text', null],
    one: { c: [1] },
  })
})

test('accepts different keys, missing keys, and keys outside arrays', () => {
  const same = { _key: 'x' }
  expect(check({ list: [{ _key: 'x', inner: [{ _key: 'y' }] }, { n: 1 }, 'x'] })).not.toThrow()
  expect(check({ one: same, two: same, list: [same] })).not.toThrow()
})

test.each([
  ['in one array', { list: [{ _key: 'x' }, { _key: 'x' }] }, 'list[0]._key and list[1]._key'],
  [
    'in arrays of different items',
    { list: [{ rows: [{ _key: 'x' }] }, { rows: [{ _key: 'x' }] }] },
    'list[0].rows[0]._key and list[1].rows[0]._key',
  ],
])('rejects a duplicate key and names both paths: %s', (_name, fields, paths) => {
  expect(check(fields)).toThrow(Rejection)
  expect(check(fields)).toThrow(`Document "a" has duplicate array _key "x" at ${paths}`)
})
