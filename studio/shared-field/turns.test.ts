import { expect, test } from 'vitest'
import { mustYield } from './turns'

test('a user yields to one who takes over, whatever their ids (EDIT-02)', () => {
  const later = { sinceEntry: 5_000 }
  expect(mustYield({ ...later, currentId: 'ana', arrivedId: 'bruno' })).toBe(true)
  expect(mustYield({ ...later, currentId: 'bruno', arrivedId: 'ana' })).toBe(true)
})

test('of two users who enter at once, exactly one yields (EDIT-02)', () => {
  const atOnce = { sinceEntry: 300 }
  expect(mustYield({ ...atOnce, currentId: 'ana', arrivedId: 'bruno' })).toBe(false)
  expect(mustYield({ ...atOnce, currentId: 'bruno', arrivedId: 'ana' })).toBe(true)
})
