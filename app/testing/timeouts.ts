import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    /** Starts a server that never answers; each request ends the latest timeout. */
    startSilentHost: async () => {
      let requests = 0
      const server = createServer(() => {
        requests += 1
        expireLast()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => server.close().closeAllConnections())
      const { port } = server.address() as AddressInfo
      return { origin: `http://127.0.0.1:${port}`, requests: () => requests }
    },
  }
}
