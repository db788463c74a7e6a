import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage'

afterEach(() => vi.unstubAllGlobals())

test('keeps a text in memory when the browser has no storage', () => {
  // Without a stub the test environment has no localStorage: reading it throws.
  expect(deviceStorage.get('name')).toBeNull()
  deviceStorage.set('name', 'Ana')
  expect(deviceStorage.get('name')).toBe('Ana')
  deviceStorage.remove('name')
  expect(deviceStorage.get('name')).toBeNull()
})

test('prefers the newest text when the storage is full', () => {
  const stored = new Map([['name', 'Ana']])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
    removeItem: (name: string) => stored.delete(name),
  })
  tabStorage.set('name', 'Eva')
  expect(tabStorage.get('name')).toBe('Eva')
  tabStorage.remove('name')
  expect(tabStorage.get('name')).toBeNull()
})
