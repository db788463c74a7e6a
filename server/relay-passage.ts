import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Trusts } from './client-address'
import { createPassage, type Passage } from './passage'

/** Passes the calls of the e-mail service and the page of what was sent to the relay. */
export interface RelayPassage extends Pick<Passage, 'web'> {
  /** Whether a request is the relay's to answer. Its other paths are reached from here by nobody. */
  takes: (request: IncomingMessage, path: string) => boolean
}

const CALL = /^\/api\/v1\.0\/email\/(?:send|send-form)$/
const PAGE = /^\/_mail(?:\/(?:[0-9a-f]{32}(?:\.eml)?)?)?$/

const CALL_METHODS = ['POST', 'OPTIONS']
const PAGE_METHODS = ['GET', 'HEAD']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const down = { contentType: 'text/plain', body: 'Service Unavailable' }

/**
 * Makes the passage to the embedded mail relay. It shows its page at this machine alone and takes
 * a caller it is not told of for one: everybody is named to it but who asks for the page from here.
 * @param target address of the relay, e.g. `http://127.0.0.1:3334`
 * @param trusts the proxies in front of this process
 */
export function createRelayPassage(target: string, trusts: Trusts): RelayPassage {
  const passage = createPassage(target, down, trusts)
  return {
    takes: ({ method = '' }, path) =>
      (CALL.test(path) && CALL_METHODS.includes(method)) ||
      (PAGE.test(path) && PAGE_METHODS.includes(method)),
    web(request, response) {
      const asksForPage = PAGE_METHODS.includes(request.method ?? '')
      passage.web(request, response, !(asksForPage && isFromHere(request)))
    },
  }
}

function isFromHere({ socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}
