import { expect, test } from 'vitest'
import { Refusal } from './faults'
import { requireUniqueKeys } from './unique-keys'

const stamps = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '2026', _updatedAt: '2026' }
const check = (fields: object) => () => requireUniqueKeys({ ...stamps, ...fields })

test('different keys, no keys, and the key of what is no item are no fault', () => {
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
])('the same key twice is refused, with both places: %s', (_name, fields, places) => {
  expect(check(fields)).toThrow(Refusal)
  expect(check(fields)).toThrow(`Document "a" has duplicate array _key "x" at ${places}`)
})
