import { afterEach, expect, test, vi } from 'vitest'
import { failedLoad } from './failed-load'

afterEach(() => failedLoad.clear())

test('a retry continues everything that waits, and says so meanwhile (OFF-02)', async () => {
  const listener = vi.fn()
  const unsubscribe = failedLoad.subscribe(listener)
  const loads = Promise.all([failedLoad.nextRetry(), failedLoad.nextRetry()])
  failedLoad.report(true)
  expect(failedLoad.current()).toEqual({ isOffline: true, isRetrying: false })
  failedLoad.retry()
  expect(failedLoad.current()).toEqual({ isOffline: true, isRetrying: true })
  await loads
  failedLoad.clear()
  expect(failedLoad.current()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
})

test('a retry starts a navigation back or forward again instead (OFF-02)', async () => {
  const again = vi.fn()
  const replaced = new AbortController()
  const load = failedLoad.nextRetry(replaced.signal)
  failedLoad.report(false, again)
  failedLoad.retry()
  failedLoad.retry()
  expect(again).toHaveBeenCalledOnce()
  replaced.abort()
  await expect(load).rejects.toMatchObject({ name: 'AbortError' })
})

test('a load whose navigation was replaced waits no longer (OFF-02)', async () => {
  const replaced = new AbortController()
  const load = failedLoad.nextRetry(replaced.signal)
  replaced.abort()
  await expect(load).rejects.toMatchObject({ name: 'AbortError' })
})

test('a connection that comes back after a failure is over changes nothing (OFF-02)', () => {
  const again = vi.fn()
  failedLoad.report(true, again)
  failedLoad.clear()
  failedLoad.retry()
  expect(again).not.toHaveBeenCalled()
  expect(failedLoad.current()).toBeUndefined()
})
