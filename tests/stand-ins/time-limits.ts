import { onTestFinished, vi } from 'vitest'

/**
 * Has the time limits of outside calls (`AbortSignal.timeout`) pass when the test says so, and not
 * when a busy machine has stood still. They are the real ones again when the test ends.
 */
export function holdTimeLimits() {
  let passLast: () => void = () => undefined
  const set = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    passLast = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'))
    return limit.signal
  })
  onTestFinished(() => set.mockRestore())
  return {
    /** How many milliseconds were asked for, each time. */
    asked: () => set.mock.calls.map(([milliseconds]) => milliseconds),
    /** Lets the limit that was set last pass. */
    pass: () => passLast(),
  }
}
