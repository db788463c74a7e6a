import { expect, test } from 'vitest'
import {
  duplicateItem,
  findNextPlace,
  hideItem,
  moveItem,
  readList,
  removeItem,
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
  expect(hideItem(item, true)).toEqual([
    { path: [...path, { _key: 'c' }, 'hidden'], op: { type: 'set', value: true } },
  ])
  expect(removeItem(item)).toEqual([{ path, op: { type: 'remove', referenceItem: { _key: 'c' } } }])
})
