import { expect, onTestFinished, test, vi } from 'vitest'
import { startPruning } from './retention'

function start(steps: () => Iterator<number, void>) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const logged: string[] = []
  const stop = startPruning(steps, (message, facts) =>
    logged.push(`${message} ${JSON.stringify(facts)}`),
  )
  return { logged, stop }
}

test('runs in steps with pauses, and logs the total', () => {
  let steps = 0
  const { logged, stop } = start(function* () {
    for (const removed of [20, 20, 3]) {
      steps += 1
      yield removed
    }
  })
  vi.advanceTimersByTime(60_000)
  expect(steps).toBe(1)
  vi.advanceTimersByTime(20)
  expect(steps).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(steps).toBe(3)
  expect(logged).toEqual(['pruned the history {"removed":43}'])
  vi.advanceTimersByTime(7 * 60 * 60 * 1000)
  expect(steps).toBe(6)
  stop()
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(steps).toBe(6)
})

test('logs a failed run and starts the next one', () => {
  let runs = 0
  const { logged, stop } = start(() => {
    runs += 1
    throw new Error('the disk is full')
  })
  vi.advanceTimersByTime(60_000)
  vi.advanceTimersByTime(6 * 60 * 60 * 1000)
  expect(runs).toBe(2)
  expect(logged[0]).toContain('the disk is full')
  stop()
})
