import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'
import { clientAddress, type IsTrustedProxy } from './client-address'

/** Body of the 503 while the target does not answer. */
export interface Unavailable {
  readonly contentType: string
  readonly body: string
}

/** Forwards requests to another server of this project on this machine. */
export interface ReverseProxy {
  /** @param namesClient whether to send `X-Forwarded-*`; true by default */
  forward: (request: IncomingMessage, response: ServerResponse, namesClient?: boolean) => void
  forwardUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** Long enough for event streams and uploads. */
const SILENCE_LIMIT_MS = 120_000

/**
 * Creates a reverse proxy. It adds `X-Forwarded-*` and removes cookies. `X-Forwarded-For` holds only
 * the client's address, because the targets limit requests by it.
 * @param target origin of the server, e.g. `http://127.0.0.1:3333`
 */
export function createReverseProxy(
  target: string,
  unavailable: Unavailable,
  isTrustedProxy: IsTrustedProxy,
): ReverseProxy {
  // httpxy's own agent limits its sockets, and each open event stream occupies one. With a time limit
  // the agent closes idle connections before the target does, as its Keep-Alive header says.
  const agent = new Agent({ keepAlive: true, timeout: SILENCE_LIMIT_MS })
  const proxy = createProxyServer({ target, agent, proxyTimeout: SILENCE_LIMIT_MS })

  const forward: ReverseProxy['forward'] = (request, response, namesClient = true) => {
    if (response.socket === null) {
      // A pipelined request waits for its turn. If it were forwarded before, the proxy would not
      // notice the end of the connection, and an event stream would stay open.
      response.once('socket', () => forward(request, response, namesClient))
      return
    }
    delete request.headers.cookie
    // httpxy would keep a forged header.
    if (namesClient) request.headers['x-forwarded-for'] = clientAddress(request, isTrustedProxy)
    proxy
      .web(request, response, { xfwd: namesClient })
      .catch(() => sendUnavailable(response, unavailable))
  }

  return {
    forward,
    forwardUpgrade(request, socket, head) {
      delete request.headers.cookie
      request.headers['x-forwarded-for'] = clientAddress(request, isTrustedProxy)
      // A client may keep its side open after a rejection.
      socket.once('finish', () => socket.destroy())
      // httpxy ends the socket itself, also when the target rejects the upgrade.
      proxyUpgrade(target, request, socket, head, { xfwd: false }).catch(() => undefined)
    },
  }
}

function sendUnavailable(response: ServerResponse, { contentType, body }: Unavailable): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end(body)
}
