import { requester } from '@sanity/client'
import { backOff } from './lake/mux-connection'

/** With the pauses of `backOff`, a lake may be away for four minutes. */
const MAX_RETRIES = 30

interface Options {
  /** Called when a request is refused because the session has ended; has to lead away from the page. */
  readonly onSessionEnd: () => void
  /** Pause before attempt n, in milliseconds. */
  readonly retryDelay?: (attempt: number) => number
}

/**
 * How the Studio asks the embedded lake, so that work goes on when an answer is not the usual one:
 * - A lake that is away, as while it starts again, is asked until it is back. The client itself asks
 *   again for a few seconds, and never for a write, on whose failure the Studio (sanity 4) crashes
 *   and forgets what was typed. A write that names its transaction is done once however often it
 *   arrives.
 * - A request of a session that has ended, by age or elsewhere, is left without an answer, and
 *   `onSessionEnd` is called: on such an answer the Studio crashes as well, but for the one to the
 *   question who is there.
 * @returns options of a client
 */
export function lakeRequester({ onSessionEnd, retryDelay = backOff }: Options) {
  const own = requester.clone()
  own.use({
    processOptions: (options) => ({ ...options, maxRetries: MAX_RETRIES, retryDelay, shouldRetry }),
    onError(error, { options }) {
      if (error === null || !isSessionOver(error, options)) return error
      onSessionEnd()
      return null
    },
  })
  return { requester: own }
}

interface Asked {
  readonly url: string
  readonly method?: string
  readonly headers?: object
  readonly body?: unknown
}

function shouldRetry(error: Error, _attempt: number, request: Asked): boolean {
  const isAway = 'isNetworkError' in error || [429, 502, 503].includes(statusOf(error))
  return isAway && (isRead(request) || namesTransaction(request))
}

function isRead({ method, url }: Asked): boolean {
  return method === 'GET' || method === 'HEAD' || url.includes('/data/query/')
}

function namesTransaction({ url, body }: Asked): boolean {
  const isWrite = /\/data\/(actions|mutate)\//.test(url)
  return isWrite && typeof body === 'string' && body.includes('"transactionId":')
}

function isSessionOver(error: Error, { url, headers = {} }: Asked): boolean {
  const asksWhoIsThere = new URL(url).pathname.endsWith('/users/me')
  return statusOf(error) === 401 && 'Authorization' in headers && !asksWhoIsThere
}

/** @returns 0 when there was no answer */
function statusOf(error: Error): number {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0
}
