import { expect, test } from 'vitest'
import type { PatchOperations } from './mutation'
import { applyPatch } from './patch'
import { Rejection } from './rejection'

const stamps = { _id: 'fred', _type: 'person', _rev: 'r', _createdAt: '2026', _updatedAt: '2026' }
/** The example of https://www.sanity.io/docs/json-match. */
const person = {
  ...stamps,
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow' },
  ],
  roles: ['admin', 'owner'],
  contactInfo: {
    streetAddress: '42 Mountain Road',
    state: { shortName: 'WY', longName: 'Wyoming' },
  },
}

/** Values that differ from those of the example. */
function findMarked(value: unknown, path = ''): string[] {
  if (value === 'X') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    findMarked(inner, path === '' ? name : `${path}.${name}`),
  )
}

test.each([
  ['name', ['name']],
  ['friends[*].name', ['friends.0.name', 'friends.1.name', 'friends.2.name']],
  ['friends[age > 35].name', ['friends.0.name']],
  ['friends[age > 30, favoriteColor == "blue"].name', ['friends.0.name', 'friends.1.name']],
  ['friends[age?].age', ['friends.0.age', 'friends.1.age']],
  ['friends[0].name', ['friends.0.name']],
  ['friends[0, 1].name', ['friends.0.name', 'friends.1.name']],
  ['friends[1:3].name', ['friends.1.name', 'friends.2.name']],
  ['friends[1:].name', ['friends.1.name', 'friends.2.name']],
  ['friends[:2].name', ['friends.0.name', 'friends.1.name']],
  ['friends[0, 2:3].name', ['friends.0.name', 'friends.2.name']],
  ['contactInfo.state.shortName', ['contactInfo.state.shortName']],
  [
    'contactInfo.state[shortName, longName]',
    ['contactInfo.state.shortName', 'contactInfo.state.longName'],
  ],
  ['friends.age[@ > 35]', ['friends.0.age']],
  ['roles', ['roles']],
  ['roles[*]', ['roles.0', 'roles.1']],
  ['roles[0]', ['roles.0']],
  ['roles[-1]', ['roles.1']],
  ['roles[@ == "owner"]', ['roles.1']],
  ['contactInfo..shortName', ['contactInfo.state.shortName']],
  ['..name', ['name', 'friends.0.name', 'friends.1.name', 'friends.2.name']],
  ['[contactInfo.state.shortName, roles]', ['roles', 'contactInfo.state.shortName']],
  ['new.deep.field', ['new.deep.field']],
  ['friends[*].new', ['friends.0.new', 'friends.1.new', 'friends.2.new']],
  [`['it\\'s'].new`, [`it's.new`]],
])('sets the values of the path expression %s', (path, places) => {
  expect(findMarked(applyPatch(person, { set: { [path]: 'X' } }))).toEqual(places)
})

test.each([
  ['roles[*]', { roles: [] }],
  ['friends[0:2]', { friends: [person.friends[2]] }],
  ['friends[age?]', { friends: [person.friends[2]] }],
  ['contactInfo..longName', { contactInfo: { state: { shortName: 'WY' } } }],
])('unsets all values of the path expression %s', (path, expected) => {
  expect(applyPatch(person, { unset: [path] })).toMatchObject(expected)
})

test('inserts into every list, and before, after and instead of items', () => {
  const lists = [{ of: ['a'] }, { of: [] }]
  const insert = (operation: NonNullable<PatchOperations['insert']>) =>
    applyPatch({ ...person, lists }, { insert: operation })
  const items = ['x']
  const appended = insert({ after: 'lists[*].of[-1]', items })
  expect(appended.lists).toEqual([{ of: ['a', 'x'] }, { of: ['x'] }])
  expect(insert({ before: 'roles[*]', items }).roles).toEqual(['x', 'admin', 'owner'])
  const between = insert({ after: 'roles[@ == "admin"]', items })
  expect(between.roles).toEqual(['admin', 'x', 'owner'])
  expect(insert({ replace: 'roles[1:]', items }).roles).toEqual(['admin', 'x'])
  expect(insert({ replace: 'roles[0:2]', items: [] }).roles).toEqual([])
})

test('patches by key, and unsets items that share a key or have none', () => {
  const list = [{ _key: 'a' }, { _key: 'a' }, 'text', { _key: 'b' }]
  expect(applyPatch({ ...stamps, list }, { unset: ['list[*]'] }).list).toEqual([])
  const patched = applyPatch(
    { ...stamps, list: [{ _key: 'a' }, { _key: 'b', spans: [{ _key: 's', text: 'hola' }] }] },
    {
      unset: ['list[_key=="a"]'],
      diffMatchPatch: { 'list[_key=="b"].spans[_key=="s"].text': '@@ -1,4 +1,5 @@\n hola\n+!\n' },
    },
  )
  expect(patched.list).toEqual([{ _key: 'b', spans: [{ _key: 's', text: 'hola!' }] }])
})

test.each([
  'friends[',
  'friends[]',
  'a.b]',
  'na me',
  'a..',
  '.',
  '',
  'a[1:b]',
  '"text"',
  'a = 1',
  '..a..b',
])('rejects the malformed path "%s" and names it', (path) => {
  const patch = () => applyPatch(person, { set: { [path]: 1 } })
  expect(patch).toThrow(Rejection)
  expect(patch).toThrow(`Cannot apply "set" to "${path}"`)
  expect(() => applyPatch(person, { unset: [path] })).toThrow(Rejection)
})

test('rejects inc and dec of other values than numbers, and ignores missing ones', () => {
  for (const name of ['inc', 'dec'] as const) {
    const patch = (path: string) => applyPatch(person, { [name]: { [path]: 1 } })
    expect(() => patch('name')).toThrow(`Cannot apply "${name}" to "name": the value is no number`)
    expect(() => patch('roles')).toThrow('["admin","owner"]')
    expect(patch('missing')).toEqual(person)
  }
  expect(() => applyPatch({ ...person, n: null }, { inc: { n: 1 } })).toThrow('but null')
  const older = applyPatch(person, { setIfMissing: { age: 1 }, inc: { age: 1, 'friends.age': 2 } })
  expect(older).toMatchObject({ age: 2, friends: [{ age: 42 }, { age: 34 }, {}] })
})
