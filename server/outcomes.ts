import type { RequestListener } from 'node:http'
import type { Trusts } from './client-address'
import { giveId } from './request-id'
import { routeOf } from './route-names'

/** What became of a request; nothing in it is about a person. */
export interface Outcome {
  id: string
  method: string
  /** See nameRoute. */
  route: string
  /** 499 for a visitor who left before there was an answer. */
  status: number
  ms: number
  /** Sent in all, with headers. */
  bytes: number
}

const LEFT = 499

/**
 * Wraps the site's handler: each request gets its id, and what became of it is reported once it is
 * over.
 * @param trusts the proxies in front of this process
 */
export function withOutcomes(
  answer: RequestListener,
  trusts: Trusts,
  report: (outcome: Outcome) => void,
): RequestListener {
  return (request, response) => {
    const { socket, method = '' } = request
    const startedAt = performance.now()
    const sentBefore = socket.bytesWritten
    const id = giveId(request, response, trusts)
    response.once('close', () =>
      report({
        id,
        method,
        route: routeOf(response),
        status: response.headersSent ? response.statusCode : LEFT,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
      }),
    )
    answer(request, response)
  }
}
