import { expect, test } from 'vitest'
import { drawAvatar } from './users'

const read = (id: string, name: string) => decodeURIComponent(drawAvatar({ id, name }))

test.each([
  ['Bruno Díaz', 'BD'],
  ['ana.gomez', 'AG'],
  ['admin', 'AD'],
  ['Ángel', 'ÁN'],
  ['<b> & co', 'BC'],
  ['', ''],
])('draws the initials of %s', (name, initials) => {
  expect(read('a', name)).toContain(`>${initials}</text>`)
})

test('gives two people of the same name different colours, always the same ones', () => {
  expect(drawAvatar({ id: 'a', name: 'Ana' })).not.toBe(drawAvatar({ id: 'b', name: 'Ana' }))
  expect(drawAvatar({ id: 'a', name: 'Ana' })).toBe(drawAvatar({ id: 'a', name: 'Ana' }))
})
