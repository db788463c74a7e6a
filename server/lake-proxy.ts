import type { IncomingMessage } from 'node:http'
import { LAKE_PATH } from '../config/env.server'
import { selectLakeCookies } from '../config/lake-cookies'
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
 * Creates the proxy to the embedded lake, for HTTP and WebSocket. It moves the prefix `/lake` into a
 * header, so that the lake knows the address of what it serves. The lake identifies callers by token
 * or session cookie, so its own cookies pass; it limits sign-ins and anonymous connections by client address.
 * @param target origin of the lake, e.g. `http://127.0.0.1:3333`
 */
export function createLakeProxy(target: string, isTrustedProxy: IsTrustedProxy): ReverseProxy {
  const { forward, forwardUpgrade } = createReverseProxy(
    target,
    unavailable,
    isTrustedProxy,
    selectLakeCookies,
  )
  return {
    forward(request, response) {
      movePrefix(request)
      forward(request, response)
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
