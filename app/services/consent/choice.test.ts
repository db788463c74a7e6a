import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswer, keptAnswer, onAnswer } from './choice'

const DAY_MS = 24 * 60 * 60 * 1_000
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: Date.UTC(2025, 0, 1) })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ANA-05 an answer is kept under one name, with its time, and the last one counts', () => {
  expect(keptAnswer()).toBeUndefined()
  for (const answer of ['accepted', 'dismissed', 'rejected'] as const) {
    keepAnswer(answer)
    expect(keptAnswer()).toBe(answer)
  }
  expect([...kept]).toEqual([['consent', `rejected ${Date.now()}`]])
})

test('ANA-05 after twelve months the visitor is asked again', () => {
  keepAnswer('accepted')
  vi.advanceTimersByTime(365 * DAY_MS)
  expect(keptAnswer()).toBe('accepted')
  vi.advanceTimersByTime(1)
  expect(keptAnswer()).toBeUndefined()
})

test('ANA-05 what is not an answer of ours is none', () => {
  const now = Date.now()
  for (const text of ['', 'accepted', `yes ${now}`, `accepted ${now + DAY_MS}`, '{"a":1}']) {
    kept.set('consent', text)
    expect(keptAnswer(), text).toBeUndefined()
  }
})

test('ANA-05 this page, other tabs and pages that come back hear of an answer, until they leave', () => {
  const listener = vi.fn()
  const stop = onAnswer(listener)
  keepAnswer('accepted')
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('storage'))
  window.dispatchEvent(new Event('pageshow'))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  keepAnswer('rejected')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(3)
})
