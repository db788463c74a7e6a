import { expect, test } from 'vitest'
import {
  describeRemoved,
  duplicateItem,
  findNextPlace,
  hideItem,
  insertItem,
  moveItem,
  readList,
  removeItem,
  restoreItem,
} from './item-patches'
import { parseItemMark } from './page-item'

const item = parseItemMark('homePage:sections[_key=="a"].cards[_key=="c"]')
if (item === undefined) throw new Error('The mark is valid.')
const document = {
  sections: [{ _key: 'a', cards: [{ _key: 'b' }, { _key: 'c', anchor: 'uno', text: 'Dos' }] }],
}
const path = ['sections', { _key: 'a' }, 'cards']

test('reads document, list and key from the mark of a list item (EDIT-03)', () => {
  expect(item).toMatchObject({ document: 'homePage', list: 'sections[_key=="a"].cards', key: 'c' })
  expect(parseItemMark('homePage:hero.lead')).toBeUndefined()
})

test('moves an item beside another, and not beside itself (EDIT-03)', () => {
  const items = readList(document, item.list)
  expect(findNextPlace(items, item, -1)).toEqual({ key: 'b', position: 'before' })
  expect(findNextPlace(items, item, 1)).toBeUndefined()
  expect(moveItem(items, item, { key: 'b', position: 'before' })).toMatchObject([
    { path, op: { type: 'remove', referenceItem: { _key: 'c' } } },
    { path, op: { type: 'insert', referenceItem: { _key: 'b' }, items: [{ text: 'Dos' }] } },
  ])
  expect(moveItem(items, item, { key: 'c', position: 'before' })).toEqual([])
})

test('gives a copy a key of its own and no anchor (EDIT-03)', () => {
  const [patch] = duplicateItem(readList(document, item.list), item)
  expect(patch).toMatchObject({
    path,
    op: { position: 'after', items: [{ _key: expect.stringMatching(/^[0-9a-f]{12}$/) as string }] },
  })
  expect(JSON.stringify(patch)).not.toContain('uno')
})

test('hides and removes an item by its key (EDIT-03)', () => {
  const items = readList(document, item.list)
  expect(hideItem(items, item, true)).toEqual([
    { path: [...path, { _key: 'c' }, 'hidden'], op: { type: 'set', value: true } },
  ])
  expect(removeItem(items, item)).toEqual([
    { path, op: { type: 'remove', referenceItem: { _key: 'c' } } },
  ])
})

test('changes nothing when the item, or the one beside it, is gone (EDIT-03)', () => {
  const onlyItem = [{ _key: 'c' }]
  expect(moveItem(onlyItem, item, { key: 'b', position: 'before' })).toEqual([])
  expect(insertItem(onlyItem, item, { _key: 'd' }, { key: 'b', position: 'after' })).toEqual([])
  const others = [{ _key: 'b' }]
  expect(moveItem(others, item, { key: 'b', position: 'before' })).toEqual([])
  expect(removeItem(others, item)).toEqual([])
  expect(hideItem(others, item, true)).toEqual([])
  expect(describeRemoved(others, item)).toBeUndefined()
})

test('restores an item in the list as it is then (EDIT-03)', () => {
  const documentWith = (...keys: string[]) => ({
    sections: [{ _key: 'a', cards: keys.map((_key) => ({ _key })) }],
  })
  const value = { _key: 'c' }
  const removed = describeRemoved([{ _key: 'a' }, { _key: 'b' }, value, { _key: 'd' }], item)
  if (removed === undefined) throw new Error('The list has the item.')
  const inserted = (key: string, position: string) => [
    { path, op: { type: 'insert', referenceItem: { _key: key }, position, items: [value] } },
  ]
  expect(restoreItem(documentWith('a', 'b', 'd'), removed)).toEqual(inserted('b', 'after'))
  expect(restoreItem(documentWith('a', 'd'), removed)).toEqual(inserted('a', 'after'))
  expect(restoreItem(documentWith('d', 'e'), removed)).toEqual(inserted('d', 'before'))
  const whole = [{ path, op: { type: 'set', value: [value] } }]
  expect(restoreItem(documentWith(), removed)).toEqual(whole)
  expect(restoreItem({ sections: [{ _key: 'a' }] }, removed)).toEqual(whole)
  expect(restoreItem(documentWith('b', 'c'), removed)).toEqual([])
  expect(restoreItem({ sections: [] }, removed)).toEqual([])
})
