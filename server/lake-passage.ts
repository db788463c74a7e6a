import type { IncomingMessage } from 'node:http'
import { LAKE_PATH } from '../config/env.server'
import type { Trusts } from './client-address'
import { createPassage, type Passage } from './passage'

/** In the shape of the API's own errors (ERR-03). */
const down = {
  contentType: 'application/json',
  body: JSON.stringify({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The embedded Content Lake does not answer. It is probably starting again.',
  }),
}

/**
 * Makes the passage to the embedded lake, HTTP and WebSocket. The `/lake` prefix is taken off. The
 * lake knows its callers by their token, and counts failed sign-ins, sockets and what anonymous
 * callers keep open by their network address.
 * @param target address of the lake, e.g. `http://127.0.0.1:3333`
 * @param trusts the proxies in front of this process
 */
export function createLakePassage(target: string, trusts: Trusts): Passage {
  const passage = createPassage(target, down, trusts)
  return {
    web(request, response) {
      takePrefixOff(request)
      passage.web(request, response)
    },
    upgrade(request, socket, head) {
      takePrefixOff(request)
      passage.upgrade(request, socket, head)
    },
  }
}

function takePrefixOff(request: IncomingMessage): void {
  const rest = (request.url ?? '').slice(LAKE_PATH.length)
  request.url = rest.startsWith('/') ? rest : `/${rest}`
}
