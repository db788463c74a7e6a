import { afterEach, expect, test, vi } from 'vitest'
import { failedLoad } from './failed-load'

afterEach(() => failedLoad.clear())

test('continues all waiting loads on a retry, and reports the retry (OFF-02)', async () => {
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

test('stops waiting for a load whose navigation was replaced (OFF-02)', async () => {
  const replaced = new AbortController()
  const load = failedLoad.nextRetry(replaced.signal)
  replaced.abort()
  await expect(load).rejects.toMatchObject({ name: 'AbortError' })
})
