import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage'

afterEach(() => vi.unstubAllGlobals())

function standIn(full = false) {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('', 'QuotaExceededError')
      stored.set(name, text)
    },
    removeItem: (name: string) => stored.delete(name),
  })
  return stored
}

test('stores, finds and removes a text', () => {
  const stored = standIn()
  expect(tabStorage.get('name')).toBeNull()
  tabStorage.set('name', 'Ana')
  expect(stored.get('name')).toBe('Ana')
  expect(tabStorage.get('name')).toBe('Ana')
  tabStorage.remove('name')
  expect(tabStorage.get('name')).toBeNull()
  expect(stored.size).toBe(0)
})

test('keeps a text in memory when the browser has no storage', () => {
  // Without a stub the test environment has no localStorage: reading it throws.
  expect(deviceStorage.get('name')).toBeNull()
  deviceStorage.set('name', 'Ana')
  expect(deviceStorage.get('name')).toBe('Ana')
  deviceStorage.remove('name')
  expect(deviceStorage.get('name')).toBeNull()
})

test('prefers the newest text when the storage is full', () => {
  const stored = standIn(true)
  stored.set('name', 'Ana')
  tabStorage.set('name', 'Eva')
  expect(tabStorage.get('name')).toBe('Eva')
  tabStorage.remove('name')
  expect(tabStorage.get('name')).toBeNull()
})
