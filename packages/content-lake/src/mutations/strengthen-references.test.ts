import { expect, test } from 'vitest'
import { strengthenReferences } from './strengthen-references'

const system = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: 't', _updatedAt: 't' }
const options = { type: 'page' }

test('strengthens references with _strengthenOnPublish at any depth, and no others', () => {
  const document = {
    ...system,
    one: { _ref: 'b', _weak: true, _strengthenOnPublish: options },
    list: [{ _key: 'k', deep: { _ref: 'c', _weak: true, _strengthenOnPublish: options } }],
    forever: { _ref: 'd', _weak: true, _strengthenOnPublish: { ...options, weak: true } },
    weak: { _ref: 'e', _weak: true },
    text: 'hola',
    nothing: null,
  }
  expect(strengthenReferences(document)).toEqual({
    ...document,
    one: { _ref: 'b' },
    list: [{ _key: 'k', deep: { _ref: 'c' } }],
    forever: { _ref: 'd', _weak: true },
  })
})
