import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleWithin } from './settle-within'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('FORM-09 a stop waits for the e-mail that is being sent, and for what fails', async () => {
  let sent: () => void = () => undefined
  const sending = new Promise<void>((resolve) => (sent = resolve))
  const ended = settleWithin([sending, Promise.reject(new Error('of the pages')), undefined], 1_000)
  await vi.advanceTimersByTimeAsync(999)
  sent()
  expect(await ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a stop waits no longer than it may', async () => {
  const ended = settleWithin([new Promise(() => undefined)], 1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ended).toBe(false)
})
