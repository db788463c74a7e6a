import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Trusts } from './client-address'

const HEADER = 'X-Request-Id'
/** What the ids of proxies look like; anything else might be a text that somebody wants in our log. */
const ID = /^[\w-]{8,64}$/
/** Short enough to be read out on the telephone. */
const BYTES = 6

/**
 * Gives a request its id, which the answer carries as a header: the one that a proxy of ours has
 * given it, else a new one.
 * @param trusts the proxies in front of this process
 */
export function giveId(request: IncomingMessage, response: ServerResponse, trusts: Trusts): string {
  const { [HEADER.toLowerCase()]: given } = request.headers
  const isOurs = trusts(request.socket.remoteAddress ?? '')
  const id =
    isOurs && typeof given === 'string' && ID.test(given)
      ? given
      : randomBytes(BYTES).toString('hex')
  response.setHeader(HEADER, id)
  return id
}

/** The id that `giveId` gave. */
export function idOf(response: ServerResponse): string | undefined {
  return response.getHeader(HEADER)?.toString()
}
