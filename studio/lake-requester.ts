import { z } from 'zod'
import { protectFixedDocuments } from './fixed-documents'
import { backOff } from './lake/mux-connection'
import type { Session } from './lake/session'
import { translateLakeError } from '#config/lake-errors'

/** With the pauses of `backOff`, retries last four minutes. */
const MAX_RETRIES = 30

interface Options {
  readonly session: Session
  /** Pause before attempt n, in milliseconds. */
  readonly retryDelay?: (attempt: number) => number
}

/**
 * Makes client options that translate errors and protect the Studio (sanity 4) from two crashes:
 * - While the lake restarts, requests are retried. The client alone retries reads for a few seconds
 *   and writes never; a failed write crashes the Studio, and the typed text is lost. A write that
 *   names its transaction is safe to repeat: the lake executes it once.
 * - After the end of a session, requests wait until the user has signed in again. The Studio
 *   handles a 401 only for the request of the current user, and then closes its forms.
 */
export function lakeRequester({ session, retryDelay = backOff }: Options) {
  const resilient = protectFixedDocuments()
  resilient.use({
    processOptions: (options) => ({ ...options, maxRetries: MAX_RETRIES, retryDelay, shouldRetry }),
    onResponse(response) {
      const path = new URL(response.url).pathname
      if (path.endsWith('/auth/logout')) session.forget()
      if (!path.endsWith('/users/me')) return response
      const { id } = currentUserSchema.parse(response.body)
      if (id !== undefined && session.accept(id)) return response
      if (!session.hasUser()) return response
      throw new SessionEndError()
    },
    onError(error, context) {
      if (error === null) return null
      if (session.hasUser() && (error instanceof SessionEndError || readStatus(error) === 401)) {
        session.wait(() => context.channels.request.publish(context))
        return null
      }
      error.message = translateLakeError(error.message)
      return error
    },
  })
  return { requester: resilient }
}

/** The response of `users/me`, which is empty without a session. */
export const currentUserSchema = z.object({
  id: z.string().optional(),
  roles: z.array(z.object({ name: z.string() })).default([]),
})

/** The lake knows no current user, or another one, although this tab has a user. */
class SessionEndError extends Error {}

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

/** @returns 0 without an answer */
function readStatus(error: Error): number {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0
}
