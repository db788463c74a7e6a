import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IsTrustedProxy } from './client-address'

const HEADER = 'X-Request-Id'
/** Anything else could be an attempt to write text into the log. */
const ID = /^[\w-]{8,64}$/
/** Short enough to read out on the phone. */
const BYTES = 6

/** Sets the response's `X-Request-Id`: the one of a trusted proxy, else a new one. */
export function assignRequestId(
  request: IncomingMessage,
  response: ServerResponse,
  isTrustedProxy: IsTrustedProxy,
): string {
  const { [HEADER.toLowerCase()]: received } = request.headers
  const isTrusted = isTrustedProxy(request.socket.remoteAddress ?? '')
  const id =
    isTrusted && typeof received === 'string' && ID.test(received)
      ? received
      : randomBytes(BYTES).toString('hex')
  response.setHeader(HEADER, id)
  return id
}

/** The id that `assignRequestId` set. */
export function readRequestId(response: ServerResponse): string | undefined {
  return response.getHeader(HEADER)?.toString()
}
