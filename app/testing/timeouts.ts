import { onTestFinished, vi } from 'vitest'

/** Replaces `AbortSignal.timeout` until the end of the test, so that the test ends timeouts. */
export function controlTimeouts() {
  let expireLast: () => void = () => undefined
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    expireLast = () => controller.abort(new DOMException('The timeout expired.', 'TimeoutError'))
    return controller.signal
  })
  onTestFinished(() => timeout.mockRestore())
  return {
    /** Returns the requested timeouts in milliseconds. */
    requested: () => timeout.mock.calls.map(([milliseconds]) => milliseconds),
    /** Ends the latest timeout. */
    expire: () => expireLast(),
  }
}
