import type { IncomingMessage } from 'node:http'
import { createTrustCheck, type IsTrustedProxy } from './client-address'
import { createReverseProxy, type ReverseProxy } from './proxy'

/** Forwards the calls of the e-mail service and the pages of sent messages to the relay. */
export interface RelayProxy extends Pick<ReverseProxy, 'forward'> {
  /** Whether a request is for the relay. Its other paths are not reachable through the site. */
  accepts: (request: IncomingMessage, path: string) => boolean
}

const CALL = /^\/api\/v1\.0\/email\/(?:send|send-form)$/
const PAGE = /^\/_mail(?:\/(?:[0-9a-f]{32})?)?$/

const CALL_METHODS = ['POST', 'OPTIONS']
const PAGE_METHODS = ['GET', 'HEAD']

const isLoopback = createTrustCheck(['loopback'])

const unavailable = { contentType: 'text/plain', body: 'Service Unavailable' }

/**
 * Creates the proxy to the embedded mail relay. The relay shows its pages to callers without
 * `X-Forwarded-*`, so only requests for pages from this machine go without them.
 * @param target origin of the relay, e.g. `http://127.0.0.1:3334`
 */
export function createRelayProxy(target: string, isTrustedProxy: IsTrustedProxy): RelayProxy {
  const { forward } = createReverseProxy(target, unavailable, isTrustedProxy)
  return {
    accepts: ({ method = '' }, path) =>
      (CALL.test(path) && CALL_METHODS.includes(method)) ||
      (PAGE.test(path) && PAGE_METHODS.includes(method)),
    forward(request, response) {
      const isForPage = PAGE_METHODS.includes(request.method ?? '')
      const isLocal = isLoopback(request.socket.remoteAddress ?? '')
      forward(request, response, !(isForPage && isLocal))
    },
  }
}
