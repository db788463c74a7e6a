import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './browser-storage'

afterEach(() => vi.unstubAllGlobals())

function standIn(full = false) {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('', 'QuotaExceededError')
      kept.set(name, text)
    },
    removeItem: (name: string) => kept.delete(name),
  })
  return kept
}

test('a text is kept by the browser, found and removed', () => {
  const kept = standIn()
  expect(tabStorage.get('name')).toBeNull()
  tabStorage.set('name', 'Ana')
  expect(kept.get('name')).toBe('Ana')
  expect(tabStorage.get('name')).toBe('Ana')
  tabStorage.remove('name')
  expect(tabStorage.get('name')).toBeNull()
  expect(kept.size).toBe(0)
})

test('where the browser keeps nothing a text lasts as long as the document', () => {
  // Without a stand-in there is no such thing as localStorage here: reading it throws.
  expect(deviceStorage.get('name')).toBeNull()
  deviceStorage.set('name', 'Ana')
  expect(deviceStorage.get('name')).toBe('Ana')
  deviceStorage.remove('name')
  expect(deviceStorage.get('name')).toBeNull()
})

test('when there is no room the newest text counts, not the one that is kept', () => {
  const kept = standIn(true)
  kept.set('name', 'Ana')
  tabStorage.set('name', 'Eva')
  expect(tabStorage.get('name')).toBe('Eva')
  tabStorage.remove('name')
  expect(tabStorage.get('name')).toBeNull()
})
