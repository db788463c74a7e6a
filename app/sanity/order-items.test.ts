import { expect, test } from 'vitest'
import { orderItems } from './order-items'
import { SOURCES } from '~/lib/text/value-sources'

const list = 'sections[_key=="s"].cards'
const item = (key: string) => ({
  _key: key,
  title: key,
  [SOURCES]: { title: ['homePage', 'homePage', `${list}[_key=="${key}"].title`] },
})
const [a, b, c] = [item('a'), item('b'), item('c')]
const documentWith = (...keys: string[]) =>
  new Map([['homePage', { sections: [{ _key: 's', cards: keys.map((key) => ({ _key: key })) }] }]])

test('follows the order of the edited document, without removed items (EDIT-03)', () => {
  expect(orderItems([a, b, c], documentWith('c', 'a', 'b'))).toEqual([c, a, b])
  expect(orderItems([a, b, c], documentWith('c', 'a'))).toEqual([c, a])
})

test('shows new items only after the next load (EDIT-03)', () => {
  expect(orderItems([a, b], documentWith('a', 'new', 'b'))).toEqual([a, b])
})

test('keeps lists that have not changed or have no source (EDIT-03)', () => {
  const items = [a, b, c]
  expect(orderItems(items, documentWith('a', 'b', 'c'))).toBe(items)
  expect(orderItems(items, new Map())).toBe(items)
  const plain = [{ _key: 'x' }, { _key: 'y' }]
  expect(orderItems(plain, documentWith('y', 'x'))).toBe(plain)
})

test('finds the list from the sources of inner objects (EDIT-03)', () => {
  const nested = ['a', 'b'].map((key) => ({
    _key: key,
    link: {
      label: key,
      [SOURCES]: { label: ['homePage', 'homePage', `${list}[_key=="${key}"].link.label`] },
    },
  }))
  expect(orderItems(nested, documentWith('b', 'a'))).toEqual([nested[1], nested[0]])
})

test('keeps items of other documents and lists at the end (EDIT-03)', () => {
  const page = { _key: 'page-1', [SOURCES]: { label: ['page-1', 'page', 'title'] } }
  const other = {
    _key: 'b',
    [SOURCES]: { label: ['homePage', 'homePage', 'links[_key=="b"].label'] },
  }
  const items = [a, b, page, other]
  expect(orderItems(items, documentWith('b', 'a'))).toEqual([b, a, page, other])
  expect(orderItems(items, documentWith('a'))).toEqual([a, page, other])
  expect(orderItems(items, documentWith('a', 'b'))).toBe(items)
})
