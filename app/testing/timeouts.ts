import { createServer } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { listen } from './listen'

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
    /** Starts a server that never answers; each request ends the latest timeout. */
    startSilentHost: async () => {
      let requests = 0
      const server = createServer(() => {
        requests += 1
        expireLast()
      })
      return { origin: await listen(server), requests: () => requests }
    },
  }
}
