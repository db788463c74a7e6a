import type { IncomingMessage } from 'node:http'
import compression from 'compression'
import express from 'express'
import { LAKE_PATH } from '#config/env.server'
import { selectLakeCookies } from 'content-lake/cookies'
import type { IsTrustedProxy } from './client-address'
import { createReverseProxy, type ReverseProxy } from './proxy'

/** Has the form of the API's own errors (ERR-03). */
const unavailable = {
  contentType: 'application/json',
  body: JSON.stringify({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The embedded Content Lake does not answer. It is probably starting again.',
  }),
}

/**
 * Responses with documents, as JSON or lines of JSON. The proxy compresses no others: event
 * streams, assets, and responses with tokens or accounts. It is an allowlist, so that a new
 * endpoint stays uncompressed until someone adds it.
 */
const DOCUMENTS = /^\/v[^/]+\/data\/(?:query|doc|export|history)\//

/**
 * Creates the proxy to the embedded lake, for HTTP and WebSocket.
 * - It moves the prefix `/lake` into a header, so that the lake knows its public address.
 * - It forwards the lake's own cookies, because the lake identifies callers by token or session
 *   cookie.
 * - It forwards the client's address, by which the lake limits sign-ins and anonymous connections.
 * - It compresses documents. The lake does not, because the site's server reads them over the
 *   loopback.
 * @param target origin of the lake, e.g. `http://127.0.0.1:3333`
 */
export function createLakeProxy(target: string, isTrustedProxy: IsTrustedProxy): ReverseProxy {
  const { forward, forwardUpgrade } = createReverseProxy(
    target,
    unavailable,
    isTrustedProxy,
    selectLakeCookies,
  )
  const documents = express()
  documents.disable('x-powered-by')
  // Lines of JSON are missing from the package's list of types.
  documents.use(compression({ filter: () => true }))
  documents.use((request, response) => forward(request, response))
  return {
    forward(request, response) {
      movePrefix(request)
      if (isCompressible(request)) documents(request, response)
      else forward(request, response)
    },
    forwardUpgrade(request, head) {
      movePrefix(request)
      forwardUpgrade(request, head)
    },
  }
}

function movePrefix(request: IncomingMessage): void {
  request.headers['x-forwarded-prefix'] = LAKE_PATH
  const rest = (request.url ?? '').slice(LAKE_PATH.length)
  request.url = rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Whether the response may be compressed. A page of another site could learn a secret from the length
 * of a compressed response to a request with its own text (BREACH).
 */
function isCompressible({ headers, method = '', url = '' }: IncomingMessage): boolean {
  const hasBody = method === 'GET' || method === 'POST'
  return hasBody && headers['sec-fetch-site'] !== 'cross-site' && DOCUMENTS.test(url)
}
