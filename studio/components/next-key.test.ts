import { expect, test } from 'vitest'
import { type KeyState, makeKey, nextKey } from './next-key'

const state = (changes: Partial<KeyState>): KeyState => ({
  key: undefined,
  title: '¿Cómo cobro?',
  previousTitle: '',
  isPublished: false,
  publishedKey: undefined,
  taken: new Set(),
  ...changes,
})

test.each([
  ['¿Cómo cobro?', 'como-cobro'],
  ['Ñandú {product} 2.0', 'nandu-2-0'],
  ['¿?', ''],
])('makes a key of %j (CMS-03)', (title, key) => {
  expect(makeKey(title)).toBe(key)
})

test('a new document gets a free key, which follows the title (CMS-03)', () => {
  expect(nextKey(state({}))).toBe('como-cobro')
  const taken = new Set(['como-cobro', 'como-cobro-2'])
  expect(nextKey(state({ taken }))).toBe('como-cobro-3')
  const typed = { key: 'como', previousTitle: '¿Cómo', taken }
  expect(nextKey(state(typed))).toBe('como-cobro-3')
  expect(nextKey(state({ title: ' ' }))).toBeUndefined()
})

test('a copy gets a key of its own (CMS-03)', () => {
  const copy = { key: 'costo', previousTitle: '¿Cómo cobro?', taken: new Set(['costo']) }
  expect(nextKey(state(copy))).toBe('como-cobro')
})

test('a typed or published key stays (CMS-03)', () => {
  expect(nextKey(state({ key: 'cobros', previousTitle: '¿Cómo' }))).toBe('cobros')
  expect(nextKey(state({ key: 'como', previousTitle: '¿Cómo', isPublished: true }))).toBe('como')
  expect(nextKey(state({ isPublished: true })), 'of older documents').toBe('como-cobro')
})

test.each(['Otro título', ''])(
  'a cleared key becomes the published one, not that of the title %j (CMS-03)',
  (title) => {
    const cleared = { title, previousTitle: '¿Cómo cobro?', isPublished: true }
    expect(nextKey(state({ ...cleared, publishedKey: 'como-cobro' }))).toBe('como-cobro')
  },
)
