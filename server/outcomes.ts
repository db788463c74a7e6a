import type { RequestListener } from 'node:http'
import type { IsTrustedProxy } from './client-address'
import { assignRequestId } from './request-id'
import { findRoute } from './route-names'

/** How a request ended, without personal data. */
export interface Outcome {
  id: string
  method: string
  /** The route pattern, see `nameRoute`. */
  route: string
  /** 499 when the client closed the connection before a response. */
  status: number
  ms: number
  /** Sent bytes, headers included. */
  bytes: number
}

const CLIENT_CLOSED_REQUEST = 499

/** Wraps a handler: assigns an id to each request, and reports its outcome at the end. */
export function reportOutcomes(
  handler: RequestListener,
  isTrustedProxy: IsTrustedProxy,
  report: (outcome: Outcome) => void,
): RequestListener {
  return (request, response) => {
    const { socket, method = '' } = request
    const startedAt = performance.now()
    const sentBefore = socket.bytesWritten
    const id = assignRequestId(request, response, isTrustedProxy)
    response.once('close', () =>
      report({
        id,
        method,
        route: findRoute(response),
        status: response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
      }),
    )
    handler(request, response)
  }
}
