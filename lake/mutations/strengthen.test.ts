import { expect, test } from 'vitest'
import { strengthened } from './strengthen'

const system = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: 't', _updatedAt: 't' }
const wish = { type: 'page' }

test('publishing makes waiting references strong at any depth and leaves the rest', () => {
  const document = {
    ...system,
    one: { _ref: 'b', _weak: true, _strengthenOnPublish: wish },
    list: [{ _key: 'k', deep: { _ref: 'c', _weak: true, _strengthenOnPublish: wish } }],
    forever: { _ref: 'd', _weak: true, _strengthenOnPublish: { ...wish, weak: true } },
    weak: { _ref: 'e', _weak: true },
    text: 'hola',
    nothing: null,
  }
  expect(strengthened(document)).toEqual({
    ...document,
    one: { _ref: 'b' },
    list: [{ _key: 'k', deep: { _ref: 'c' } }],
    forever: { _ref: 'd', _weak: true },
  })
})
