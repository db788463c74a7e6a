import { requester } from '@sanity/client'
import { backOff } from './lake/mux-connection'
import { translateLakeError } from './spanish/lake-errors'

/** With the pauses of `backOff`, retries last four minutes. */
const MAX_RETRIES = 30

interface Options {
  /** Called when the lake rejects a request because the session has ended; must leave the page. */
  readonly onSessionEnd: () => void
  /** Pause before attempt n, in milliseconds. */
  readonly retryDelay?: (attempt: number) => number
}

/**
 * Makes client options that translate errors and protect the Studio (sanity 4) from two crashes:
 * - While the lake restarts, requests are retried. The client alone retries reads for a few seconds
 *   and writes never; a failed write crashes the Studio, and the typed text is lost. A write that
 *   names its transaction is safe to repeat: the lake executes it once.
 * - After the end of a session a request gets no answer, and `onSessionEnd` is called. The Studio
 *   handles a 401 only for the request of the current user.
 */
export function lakeRequester({ onSessionEnd, retryDelay = backOff }: Options) {
  const resilient = requester.clone()
  resilient.use({
    processOptions: (options) => ({ ...options, maxRetries: MAX_RETRIES, retryDelay, shouldRetry }),
    onError(error, { options }) {
      if (error === null) return null
      if (!isSessionOver(error, options)) {
        error.message = translateLakeError(error.message)
        return error
      }
      onSessionEnd()
      return null
    },
  })
  return { requester: resilient }
}

interface RequestOptions {
  readonly url: string
  readonly method?: string
  readonly body?: unknown
}

function shouldRetry(error: Error, _attempt: number, request: RequestOptions): boolean {
  const isUnavailable = 'isNetworkError' in error || [429, 502, 503].includes(readStatus(error))
  return isUnavailable && (isRead(request) || hasTransactionId(request))
}

function isRead({ method, url }: RequestOptions): boolean {
  return method === 'GET' || method === 'HEAD' || url.includes('/data/query/')
}

function hasTransactionId({ url, body }: RequestOptions): boolean {
  const isWrite = /\/data\/(actions|mutate)\//.test(url)
  return isWrite && typeof body === 'string' && body.includes('"transactionId":')
}

function isSessionOver(error: Error, { url }: RequestOptions): boolean {
  const isCurrentUserRequest = new URL(url).pathname.endsWith('/users/me')
  return readStatus(error) === 401 && !isCurrentUserRequest
}

/** @returns 0 without an answer */
function readStatus(error: Error): number {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0
}
