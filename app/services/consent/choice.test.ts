import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '~/testing/stub-storage'
import { storeAnswer, storedAnswer } from './choice'

const DAY_MS = 24 * 60 * 60 * 1_000
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) })
  vi.stubGlobal('window', new EventTarget())
  stored = stubStorage('localStorage')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ignores an answer after twelve months (ANA-05)', () => {
  storeAnswer('accepted')
  vi.advanceTimersByTime(365 * DAY_MS)
  expect(storedAnswer()).toBe('accepted')
  vi.advanceTimersByTime(1)
  expect(storedAnswer()).toBeUndefined()
})

test('ignores invalid stored answers (ANA-05)', () => {
  const now = Date.now()
  for (const text of ['', 'accepted', `yes ${now}`, `accepted ${now + DAY_MS}`, '{"a":1}']) {
    stored.set('consent', text)
    expect(storedAnswer(), text).toBeUndefined()
  }
})
