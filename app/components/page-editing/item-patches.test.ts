import { expect, test } from 'vitest'
import type { ItemChange } from './item-change'
import { createPatches, describeRemoved } from './item-patches'
import { parseItemMark } from './page-item'

const item = parseItemMark('homePage:sections[_key=="a"].cards[_key=="c"]')
if (item === undefined) throw new Error('The mark is valid.')
const path = 'sections[_key=="a"].cards'
const documentWith = (...cards: object[]) => ({ sections: [{ _key: 'a', cards }] })
const document = documentWith({ _key: 'b' }, { _key: 'c', anchor: 'uno', text: 'Dos' })
const change = (changed: object, change: ItemChange) => createPatches(changed, item, change)

test('reads document, list and key from the mark of a list item (EDIT-03)', () => {
  expect(item).toMatchObject({ document: 'homePage', list: path, key: 'c' })
  expect(parseItemMark('homePage:hero.lead')).toBeUndefined()
})

test('moves an item beside another, and not beside itself (EDIT-03)', () => {
  const moved = [
    { unset: [`${path}[_key=="c"]`] },
    {
      insert: {
        before: `${path}[_key=="b"]`,
        items: [{ _key: 'c', anchor: 'uno', text: 'Dos' }],
      },
    },
  ]
  const place = { key: 'b', position: 'before' } as const
  expect(change(document, { action: 'moveTo', place })).toEqual(moved)
  expect(change(document, { action: 'moveBy', step: -1 })).toEqual(moved)
  expect(change(document, { action: 'moveBy', step: 1 })).toEqual([])
  expect(change(document, { action: 'moveTo', place: { ...place, key: 'c' } })).toEqual([])
})

test('gives a copy a new key and no anchor (EDIT-03)', () => {
  expect(change(document, { action: 'duplicate' })).toEqual([
    {
      insert: {
        after: `${path}[_key=="c"]`,
        items: [{ _key: expect.stringMatching(/^[0-9a-f]{12}$/) as string, text: 'Dos' }],
      },
    },
  ])
})

test('hides, removes and adds an item by its key (EDIT-03)', () => {
  expect(change(document, { action: 'setHidden', isHidden: true })).toEqual([
    { set: { [`${path}[_key=="c"].hidden`]: true } },
  ])
  expect(change(document, { action: 'remove' })).toEqual([{ unset: [`${path}[_key=="c"]`] }])
  const added = (type: string) => [
    { insert: { before: `${path}[_key=="c"]`, items: [{ _key: 'n', _type: type }] } },
  ]
  const action = { action: 'add', position: 'before', key: 'n' } as const
  expect(change(document, { ...action, type: 'notice' })).toEqual(added('notice'))
  expect(change(documentWith({ _key: 'c', _type: 'card' }), action)).toEqual(added('card'))
})

test('changes nothing when the item, or the one beside it, is gone (EDIT-03)', () => {
  const place = { key: 'b', position: 'before' } as const
  expect(change(documentWith({ _key: 'c' }), { action: 'moveTo', place })).toEqual([])
  const without = documentWith({ _key: 'b' })
  const changes: readonly ItemChange[] = [
    { action: 'moveTo', place },
    { action: 'duplicate' },
    { action: 'remove' },
    { action: 'setHidden', isHidden: true },
    { action: 'add', position: 'after', key: 'n' },
  ]
  for (const one of changes) expect(change(without, one)).toEqual([])
  expect(describeRemoved(without, item)).toBeUndefined()
  expect(describeRemoved(null, item)).toBeUndefined()
})

test('restores an item into the current list (EDIT-03)', () => {
  const withKeys = (...keys: string[]) => documentWith(...keys.map((_key) => ({ _key })))
  const removed = describeRemoved(withKeys('a', 'b', 'c', 'd'), item)
  if (removed === undefined) throw new Error('The list has the item.')
  const restore = (changed: object) => change(changed, { action: 'restore', removed })
  const items = [{ _key: 'c' }]
  expect(restore(withKeys('a', 'b', 'd'))).toEqual([
    { insert: { after: `${path}[_key=="b"]`, items } },
  ])
  expect(restore(withKeys('a', 'd'))).toEqual([{ insert: { after: `${path}[_key=="a"]`, items } }])
  expect(restore(withKeys('d', 'e'))).toEqual([{ insert: { before: `${path}[_key=="d"]`, items } }])
  const complete = [{ set: { [path]: items } }]
  expect(restore(withKeys())).toEqual(complete)
  expect(restore({ sections: [{ _key: 'a' }] })).toEqual(complete)
  expect(restore(withKeys('b', 'c'))).toEqual([])
  expect(restore({ sections: [] })).toEqual([])
})
