import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleWithin } from './settle-within'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('waits for all promises, also for those that reject (FORM-09)', async () => {
  let sent: () => void = () => undefined
  const sending = new Promise<void>((resolve) => (sent = resolve))
  const ended = settleWithin([sending, Promise.reject(new Error('failed')), undefined], 1_000)
  await vi.advanceTimersByTimeAsync(999)
  sent()
  expect(await ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('waits no longer than the limit', async () => {
  const ended = settleWithin([new Promise(() => undefined)], 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ended).toBe(false)
})
